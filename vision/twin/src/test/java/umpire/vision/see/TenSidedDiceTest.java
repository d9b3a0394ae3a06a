package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Ten-sided dice of 18 mm among dice with pips, in a picture of which nothing is told. */
class TenSidedDiceTest {
    private static final Rig RIG = ChequeredTable.LARGE;
    private static final double EDGE_MM = 18;
    private static final int TENS = 10;
    private static final int PIPS = 4;
    private static final DieType TEN = new DieType(
            DieType.NUMERALS,
            DieType.NUMERALS,
            IntStream.rangeClosed(1, 10)
                    .mapToObj(face -> new DieType.Face(String.valueOf(face)))
                    .toList(),
            EDGE_MM,
            "",
            TENS);

    private static final TableScene SCENE = laid();

    @TempDir
    private static Path folder;

    private static GroundTruth truth = new GroundTruth(List.of(), List.of());
    private static List<DieSeen> seenAlone = List.of();
    private static List<DieSeen> seenOnTable = List.of();

    private static TableScene laid() {
        SplittableRandom random = new SplittableRandom(7);
        List<TwinDie> dice = new ArrayList<>();
        for (int i = 0; i < TENS + PIPS; i++) {
            Colour[] colours = DiceField.MAKES[i % DiceField.MAKES.length];
            Pose pose = new Pose(-150 + 75 * (i % 5), -100 + 90 * (i / 5), random.nextDouble(360));
            DieType type = i < TENS ? TEN : DieType.pips(16, PIPS);
            dice.add(TwinDie.flat("die-" + i, type, pose, 1 + i % type.faces().size())
                    .coloured(colours[0], colours[1]));
        }
        return TableScene.empty().withoutBoard().withDice(dice);
    }

    private static List<DieSeen> seen(Path file, Optional<Rig> rig) {
        DiceAsked all = DiceAsked.parse(List.of()).orThrow();
        return new PictureReader(rig, PieceList.NONE, Optional.empty(), all, Optional.empty())
                .look(file)
                .orThrow()
                .getFirst()
                .dice();
    }

    @BeforeAll
    static void look() {
        OpenCv.load();
        Path file = folder.resolve("table.png");
        try (Sitter sitter = new Sitter(RIG, List.of(), List.of())) {
            sitter.look(SCENE, bgr -> Imgcodecs.imwrite(file.toString(), bgr));
            truth = sitter.truth(SCENE);
        }
        seenAlone = seen(file, Optional.empty());
        seenOnTable = seen(file, Optional.of(RIG));
    }

    private static List<DieSeen> at(GroundTruth.TrueDie die, List<DieSeen> seen) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return seen.stream()
                .filter(other -> other.box().middle().distance(new Pixel(x, y)) < 20)
                .toList();
    }

    private static List<GroundTruth.TrueDie> laid(String kind) {
        return truth.dice().stream()
                .filter(die -> SCENE.lying(die.id()).type().kind().equals(kind))
                .toList();
    }

    @Test
    void eachDieIsFoundOnceByItsKind() {
        for (List<DieSeen> seen : List.of(seenAlone, seenOnTable)) {
            for (GroundTruth.TrueDie die : truth.dice()) {
                assertThat(at(die, seen))
                        .as("%s", die)
                        .singleElement()
                        .extracting(DieSeen::kind)
                        .isEqualTo(SCENE.lying(die.id()).type().kind());
            }
            assertThat(seen).hasSizeLessThanOrEqualTo(TENS + PIPS + 1);
        }
    }

    @Test
    void noFaceIsSureThatIsWrong() {
        int right = 0;
        for (List<DieSeen> seen : List.of(seenAlone, seenOnTable)) {
            for (GroundTruth.TrueDie die : truth.dice()) {
                for (DieSeen there : at(die, seen)) {
                    there.face()
                            .ifPresent(face -> assertThat(face).as("%s", die).isEqualTo(die.shows()));
                    right += there.face().isPresent() ? 1 : 0;
                }
            }
        }
        assertThat(right).isGreaterThan(TENS + PIPS);
    }

    @Test
    void theyAreOfOneSize() {
        for (List<DieSeen> seen : List.of(seenAlone, seenOnTable)) {
            double[] widths = laid(DieType.NUMERALS).stream()
                    .mapToDouble(die -> at(die, seen).getFirst().box().width())
                    .sorted()
                    .toArray();
            double px = at(laid(DieType.PIPS).getFirst(), seen).getFirst().box().width();
            assertThat(widths[0] / px).isBetween(1.3, 2.1);
            assertThat(widths[TENS - 1]).isLessThan(1.1 * widths[0]);
        }
    }

    @Test
    void onAKnownTableTheyHaveAPlaceInMillimetres() {
        for (GroundTruth.TrueDie die : laid(DieType.NUMERALS)) {
            Pose there = at(die, seenOnTable).getFirst().pose().orElseThrow();
            assertThat(there.distanceMm(die.pose())).as("%s", die).isLessThan(3);
        }
        assertThat(at(laid(DieType.NUMERALS).getFirst(), seenAlone).getFirst().pose())
                .isEmpty();
    }
}
