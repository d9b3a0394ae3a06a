package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.observe.BoxOfDice;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Dice with a tag on every face: identifies the die and its top face, or reports that none is on top. */
class TaggedDiceTest {
    /** {@code -Dumpire.dice.scenes=100} sets the number of full tables of each kind of dice. */
    private static final int SCENES = Integer.getInteger("umpire.dice.scenes", 1);

    private static final Rig HALF = Rig.standard().through(Camera.reference().scaledTo(960, 720));

    private static TaggedField.Score score(Rig rig, double spacingMm, DieType... types) {
        TaggedField.Score sum = IntStream.range(0, SCENES)
                .mapToObj(seed -> TaggedField.scene(seed, List.of(types), spacingMm, 0.25))
                .map(scene -> TaggedField.score(rig, scene, bgr -> {}))
                .reduce(TaggedField.Score.NONE, TaggedField.Score::and);
        if (SCENES > 1) {
            System.out.println(rig.camera().widthPx() + " " + types[0].kind() + " " + sum);
        }
        assertThat(sum.wrong()).as("%s", sum).isZero();
        assertThat(sum.taken()).as("%s", sum).isZero();
        assertThat(sum.called()).as("%s", sum).isZero();
        assertThat(sum.flat()).isPositive();
        assertThat(sum.leaning()).isPositive();
        return sum;
    }

    @Test
    void stickersAreReadAndLeaningOnesAreNot() {
        TaggedField.Score score = score(ChequeredTable.LARGE, 50, BoxOfDice.YELLOW, BoxOfDice.BLUE, BoxOfDice.ELF);
        assertThat(score.share()).isGreaterThanOrEqualTo(0.98);
        assertThat(score.cocked()).isGreaterThan(score.leaning() * 9 / 10);
    }

    @Test
    void octahedraAreReadAndLeaningOnesReported() {
        for (Rig rig : List.of(ChequeredTable.LARGE, ChequeredTable.SMALL)) {
            TaggedField.Score score = score(rig, 95, BoxOfDice.TANK, BoxOfDice.INFANTRY);
            assertThat(score.share()).isGreaterThanOrEqualTo(0.97);
            assertThat(score.cocked()).as("%s", score).isGreaterThanOrEqualTo(score.leaning() * 9 / 10);
        }
    }

    @Test
    void tenSidedTaggedDiceAreReadAndMostLeaningOnesReported() {
        TaggedField.Score score = score(ChequeredTable.LARGE, 95, BoxOfDice.TEN);
        assertThat(score.share()).isEqualTo(1);
        assertThat(score.cocked()).as("%s", score).isGreaterThan(score.leaning() / 2);
    }

    /**
     * A die that leans towards the camera by twice its viewing angle has a face as square and as large as a flat one. The sides below it
     * reveal the lean, also where table and dice are white.
     */
    @Test
    void noPaperDieLeaningTowardsTheCameraIsAccepted() {
        noneThatLeansTowardsItIsTaken(ChequeredTable.LARGE, BoxOfDice.TEN, true);
        noneThatLeansTowardsItIsTaken(ChequeredTable.LARGE, BoxOfDice.TANK, false);
        noneThatLeansTowardsItIsTaken(HALF, BoxOfDice.TEN, false);
        noneThatLeansTowardsItIsTaken(HALF, BoxOfDice.TANK, true);
    }

    @Tag("long")
    @Test
    void noPaperDieLeaningTowardsTheCameraIsAcceptedOnOtherTables() {
        noneThatLeansTowardsItIsTaken(ChequeredTable.LARGE, BoxOfDice.TEN, false);
        noneThatLeansTowardsItIsTaken(ChequeredTable.LARGE, BoxOfDice.TANK, true);
        noneThatLeansTowardsItIsTaken(HALF, BoxOfDice.TEN, true);
        noneThatLeansTowardsItIsTaken(HALF, BoxOfDice.TANK, false);
    }

    private static void noneThatLeansTowardsItIsTaken(Rig rig, DieType type, boolean onBoard) {
        TableScene scene = TableScene.empty().withDice(TaggedField.mirrored(3, type, 105));
        TaggedField.Score score =
                TaggedField.score(rig, TaggedField.paper(), onBoard ? scene : scene.withoutBoard(), bgr -> {});
        assertThat(score.leaning()).isGreaterThan(20);
        assertThat(score.taken()).as("%s", score).isZero();
        assertThat(score.wrong()).as("%s", score).isZero();
    }

    /** A die that leans by ten degrees or more in any direction shows its sides at other places than a flat one. */
    @Test
    void noLeaningPaperDieIsAcceptedInASmallPicture() {
        Random random = new Random(20);
        TableScene leaning = TableScene.empty()
                .withDice(TaggedField.scene(20, List.of(BoxOfDice.TANK), 105, 0).dice().stream()
                        .map(die -> die.leaning(10 + 30 * random.nextDouble(), 360 * random.nextDouble()))
                        .toList());
        TaggedField.Score score = TaggedField.score(HALF, TaggedField.paper(), leaning, bgr -> {});
        assertThat(score.leaning()).isGreaterThan(20);
        assertThat(score.taken()).as("%s", score).isZero();
    }

    /** On white paper the outline of white dice tells nothing. */
    @Test
    void paperDiceOnWhitePaperAreRead() {
        for (DieType type : List.of(BoxOfDice.TEN, BoxOfDice.TANK)) {
            TaggedField.Score score = flatOnPaper(ChequeredTable.LARGE, type);
            assertThat(score.read()).as("%s", score).isEqualTo(score.flat());
        }
    }

    /** The tags on the sides of octahedra are recognised down to a width of three pixels. Straight below the camera they are narrower. */
    @Test
    void octahedraOnWhitePaperAreReadInASmallPicture() {
        TaggedField.Score score = flatOnPaper(HALF, BoxOfDice.TANK);
        assertThat(score.read()).as("%s", score).isGreaterThanOrEqualTo(score.flat() - 1);
    }

    private static TaggedField.Score flatOnPaper(Rig rig, DieType type) {
        TableScene scene = TableScene.empty()
                .withDice(TaggedField.scene(5, List.of(type), 105, 0).dice());
        TaggedField.Score score = TaggedField.score(rig, TaggedField.paper(), scene, bgr -> {});
        assertThat(score.wrong()).as("%s", score).isZero();
        assertThat(score.called()).as("%s", score).isZero();
        return score;
    }

    /** Beside a tag of the table and among white cards a cube's colour tells nothing; the tags on its sides do. */
    @Test
    void aStickerDieAmongWhitePaperIsRead() {
        TableScene scene = TableScene.empty();
        for (int i = 0; i < 8; i++) {
            scene = scene.with(TwinDie.flat(
                    "d" + i, BoxOfDice.LARGE_ELF, new Pose(330 + 12 * (i % 2), 60 * i - 210, 37 * i), 1 + i % 6));
        }
        TaggedField.Score score = TaggedField.score(ChequeredTable.LARGE, TaggedField.paper(), scene, bgr -> {});
        assertThat(score.read()).as("%s", score).isEqualTo(8);
    }

    /** Far from the point below the camera, the nearest side of a ten-sided die looks nearly as square as its top. */
    @Test
    void aSideThatLooksFlatIsNotTheTop() {
        TableScene scene = TableScene.empty()
                .withoutBoard()
                .with(TwinDie.flat("a", BoxOfDice.TEN, new Pose(-374, -238, 229), 2))
                .with(TwinDie.flat("b", BoxOfDice.TEN, new Pose(-317, 244, 288), 7))
                .with(TwinDie.flat("c", BoxOfDice.TEN, new Pose(-378, 182, 179), 5));
        TaggedField.Score score = TaggedField.score(ChequeredTable.LARGE, scene, bgr -> {});
        assertThat(score.read()).as("%s", score).isEqualTo(3);
    }

    /** A tag on a sticker has too few pixels for a certain reading. Unread dice are left open, and none is wrong. */
    @Test
    void smallPicturesCauseNoWrongStickers() {
        score(ChequeredTable.SMALL, 50, BoxOfDice.YELLOW, BoxOfDice.BLUE);
    }

    /** At any rotation a tagged die's full heading and its centre are known. */
    @Test
    void aTaggedDieHasItsPlaceAndHeading() {
        List<DieType> types = List.of(BoxOfDice.BLUE, BoxOfDice.TANK, BoxOfDice.TEN);
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, List.of(), types)) {
            for (double headingDeg : new double[] {5, 100, 190, 290}) {
                List<TwinDie> dice = types.stream()
                        .map(type -> TwinDie.flat(
                                type.name(), type, new Pose(90 * types.indexOf(type) - 80, -60, headingDeg), 4))
                        .toList();
                TableScene scene = TableScene.empty().withDice(dice);
                sitter.look(scene);
                FrameResult look = sitter.look(scene);
                assertThat(look.observation().troubles()).isEmpty();
                assertThat(look.observation().dice()).hasSize(dice.size());
                for (int i = 0; i < dice.size(); i++) {
                    isSeenAsItLies(dice.get(i), look.observation().dice().get(i));
                }
            }
        }
    }

    private static void isSeenAsItLies(TwinDie die, SeenDie seen) {
        assertThat(seen.name()).isEqualTo(die.type().name());
        assertThat(seen.face()).as("%s", die).isEqualTo(Optional.of(die.shows()));
        assertThat(seen.pose().distanceMm(die.pose())).as("%s", seen).isLessThan(1.2);
        assertThat(seen.pose().turnDeg(die.pose())).as("%s", seen).isLessThan(3);
    }

    /** Only a side of a flat die is seen if a small object lies on its upper face. */
    @Test
    void aPaperDieWithOnlyASideReadIsNotLeaning() {
        TableScene scene = TableScene.empty().with(TwinDie.flat("a", BoxOfDice.TANK, new Pose(330, 150, 120), 2));
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, List.of(), List.of(BoxOfDice.TANK))) {
            List<Pixel> top = sitter.truth(scene).dice().getFirst().top();
            double x = top.stream().mapToDouble(Pixel::x).average().orElseThrow();
            double y = top.stream().mapToDouble(Pixel::y).average().orElseThrow();
            FrameResult look = sitter.look(
                    scene, bgr -> Imgproc.circle(bgr, new Point(x, y), 12, new Scalar(60, 70, 80), Imgproc.FILLED));
            assertThat(look.observation().dice()).singleElement().satisfies(die -> {
                assertThat(die.cocked()).isFalse();
                assertThat(die.face()).isEmpty();
            });
        }
    }

    /** The neighbours of an octahedron's upper face have tags too, on each of many dice. */
    @Test
    void tagsOnSidesAreNeitherPiecesNorTrouble() {
        TableScene scene = TableScene.empty()
                .with(TwinDie.flat("a", BoxOfDice.TANK, new Pose(25, 25, 40), 2))
                .with(TwinDie.flat("b", BoxOfDice.BLUE, new Pose(330, 60, 10), 2))
                .with(TwinDie.flat("c", BoxOfDice.BLUE, new Pose(330, 100, 70), 2));
        try (Sitter sitter =
                new Sitter(ChequeredTable.LARGE, ChequeredTable.pieces(), List.of(BoxOfDice.TANK, BoxOfDice.BLUE))) {
            FrameResult look = sitter.look(scene);
            assertThat(look.observation().troubles()).isEmpty();
            assertThat(look.observation().aside()).isEmpty();
            assertThat(look.observation().hand()).isFalse();
            assertThat(look.observation().dice())
                    .extracting(SeenDie::name)
                    .containsExactlyInAnyOrder("heavy-tank", "blue", "blue");
        }
    }
}
