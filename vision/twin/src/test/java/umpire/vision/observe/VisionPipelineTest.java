package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.frame.Frame;
import umpire.vision.rectify.Registration;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

class VisionPipelineTest {
    private static final TableScene TWENTY = ChequeredTable.scene(20, 3);

    static Stream<Arguments> goodConditions() {
        return Stream.of(
                Arguments.of("an empty board", ChequeredTable.scene(0, 1)),
                Arguments.of("every piece on the board", ChequeredTable.scene(32, 5)),
                Arguments.of("half the light", TWENTY.withLight(Light.EVEN.at(0.5))),
                Arguments.of("warm light", TWENTY.withLight(Light.EVEN.of(3000))),
                Arguments.of("light from one side", TWENTY.withLight(Light.EVEN.uneven(0.4, 30))),
                Arguments.of("hard shadows of the pieces", TWENTY.withLight(Light.EVEN.shadowing(0.6))),
                Arguments.of("a noisy sensor", TWENTY.withShot(new ShotSettings(0.5, 5, 12))),
                Arguments.of("a knocked camera", TWENTY.withBump(new CameraBump(15, -10, 20, 1, -1, 3))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("goodConditions")
    void everyPlaceIsSeenAsItIs(String condition, TableScene scene) {
        try (Sitter large = Sitter.at(ChequeredTable.LARGE);
                Sitter small = Sitter.at(ChequeredTable.SMALL)) {
            new Claims(scene, large.look(scene)).areWhole();
            new Claims(scene, small.look(scene)).areWhole();
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.04, 0.08, 0.12, 0.15})
    void aDarkRoomIsReported(double level) {
        TableScene dark = TWENTY.withLight(Light.EVEN.at(level));
        try (Sitter large = Sitter.at(ChequeredTable.LARGE)) {
            Observation seen = large.look(dark).observation();
            assertThat(seen.sightings()).isEmpty();
            assertThat(seen.troubles()).containsExactly(Darkness.MESSAGE);
        }
    }

    @ParameterizedTest(name = "with noise of {0}")
    @ValueSource(doubles = {2, 4, 6})
    void aStillTableIsProcessedEveryFiveSeconds(double noise) {
        TableScene noisy = TWENTY.withShot(new ShotSettings(0.5, noise, 12));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            long before = looksThatSearched(sitter, noisy, 10);
            assertThat(before)
                    .as("what is believed after several looks is looked at each time")
                    .isBetween(6L, 9L);
            assertThat(looksThatSearched(sitter, noisy, 100)).isEqualTo(2);
        }
    }

    @Test
    void unchangedFramesAreNotRendered() {
        AtomicInteger rendered = new AtomicInteger();
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            for (int i = 0; i < 12; i++) {
                sitter.lookOnDemand(TWENTY, i > 0, rendered);
            }
            FrameResult believed = sitter.lookOnDemand(TWENTY, true, rendered);
            for (int i = 0; i < 100; i++) {
                FrameResult again = sitter.lookOnDemand(TWENTY, true, rendered);
                assertThat(again.observation().sightings())
                        .isEqualTo(believed.observation().sightings());
            }
            assertThat(rendered)
                    .as("what is believed is seen several times")
                    .satisfies(count -> assertThat(count.get()).isBetween(6, 9));
            rendered.set(0);
            sitter.lookOnDemand(TWENTY, false, rendered);
            assertThat(rendered).hasValue(1);
        }
    }

    @Test
    void aTinyChangeIsProcessedWithinFiveSeconds() {
        AtomicInteger rendered = new AtomicInteger();
        TableScene nudged = TWENTY.withPieceAt(3, pushed(TWENTY, 3, 0.05));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            for (int i = 0; i < 12; i++) {
                sitter.lookOnDemand(TWENTY, i > 0, rendered);
            }
            assertThat(searches(sitter.lookOnDemand(nudged, false, rendered))).isFalse();
            assertThat(Stream.generate(() -> sitter.lookOnDemand(nudged, true, rendered))
                            .limit(100)
                            .filter(VisionPipelineTest::searches))
                    .as("looked at once more, and then known again")
                    .hasSize(1);
        }
    }

    private static Pose pushed(TableScene scene, int tag, double byMm) {
        Pose pose = scene.piece(tag).orElseThrow().pose();
        return new Pose(pose.xMm() + byMm, pose.yMm(), pose.headingDeg());
    }

    @Test
    void aCameraWithFewerPixelsIsUsedAtOnce() {
        List<Piece> pieces = ChequeredTable.pieces();
        try (TwinCamera large = new TwinCamera(ChequeredTable.LARGE, ChequeredTable.board(), 1);
                TwinCamera small = new TwinCamera(ChequeredTable.SMALL, ChequeredTable.board(), 1);
                VisionPipeline eye =
                        new VisionPipeline(ChequeredTable.LARGE, ChequeredTable.board(), pieces, List.of());
                Frame first = large.render(TWENTY, 0, 0);
                Frame second = small.render(TWENTY, 1, 100)) {
            int tags = eye.look(first).tags().size();
            FrameResult after = eye.look(second);
            assertThat(after.tags()).hasSize(tags).extracting(Tag::id).doesNotHaveDuplicates();
            assertThat(after.registration().missing()).isEmpty();
        }
    }

    @Test
    void aCompressedFrameOfAStillTableIsNotDecoded() {
        AtomicInteger decoded = new AtomicInteger();
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            for (int i = 0; i < 50; i++) {
                sitter.lookCompressed(TWENTY, decoded);
            }
            assertThat(decoded).satisfies(count -> assertThat(count.get()).isBetween(6, 9));
            TableScene moved = TWENTY.withPieceAt(3, new Pose(-300, 0, 0));
            assertThat(sitter.lookCompressed(moved, decoded).observation().moving())
                    .isTrue();
        }
    }

    @ParameterizedTest(name = "with noise of {0}")
    @ValueSource(doubles = {2, 6})
    void anyChangeOnAStillTableIsProcessedAtOnce(double noise) {
        TableScene noisy = TWENTY.withShot(new ShotSettings(0.5, noise, 12));
        TableScene five = noisy.with(TwinDie.flat("die", new Pose(320, 100, 30), 5));
        TableScene four = noisy.with(TwinDie.flat("die", new Pose(320, 100, 30), 4));
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, ChequeredTable.pieces(), List.of(DieType.pips(16, 1)))) {
            looksThatSearched(sitter, five, 12);
            assertThat(looksThatSearched(sitter, four, 2)).isEqualTo(2);
            SeenDie seen = sitter.look(four).observation().dice().getFirst();
            assertThat(seen.face()).hasValue("4");
        }
    }

    private static long looksThatSearched(Sitter sitter, TableScene scene, int looks) {
        return Stream.generate(() -> sitter.look(scene))
                .limit(looks)
                .filter(VisionPipelineTest::searches)
                .count();
    }

    private static boolean searches(FrameResult look) {
        return look.stages().stream().anyMatch(stage -> stage.name().equals("tags"));
    }

    @Test
    void blurHidesPlacesButNeverFalsifiesThem() {
        TableScene soft = TWENTY.withShot(new ShotSettings(2, 2, 12));
        try (Sitter large = Sitter.at(ChequeredTable.LARGE);
                Sitter small = Sitter.at(ChequeredTable.SMALL)) {
            new Claims(soft, large.look(soft)).areNeverWrong();
            FrameResult unsure = small.look(soft);
            if (unsure.observation().sightings().isEmpty()) {
                assertThat(unsure.observation().troubles()).isNotEmpty();
            } else {
                new Claims(soft, unsure).areNeverWrong();
            }
        }
    }

    @Test
    void aBoardMayLieAnywhereAndTurned() {
        TableScene turned = TableScene.empty().withBoardAt(new Pose(35, -20, 30));
        List<StandingPiece> standing = new ArrayList<>();
        List<String> places = List.of("a1", "c6", "e4", "h8", "d5");
        for (int i = 0; i < places.size(); i++) {
            Pose onBoard = ChequeredTable.centreOf(places.get(i));
            standing.add(new StandingPiece(ChequeredTable.piece(i + 3), turned.tablePose(onBoard)));
        }
        TableScene scene = turned.withPieces(standing);
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            new Claims(scene, sitter.look(scene)).areWhole();
        }
    }

    @Test
    void aHandHidesWhatIsUnderItAndNothingFarAway() {
        TableScene reached = TWENTY.withHands(Hand.open(60, -40));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            FrameResult look = sitter.look(reached);
            assertThat(look.observation().hand()).isTrue();
            Claims claims = new Claims(reached, look).areNeverWrong();
            assertThat(claims.hidden())
                    .containsEntry("f2", "hand")
                    .containsEntry("f3", "hand")
                    .containsEntry("f1", "hand");
            assertThat(claims.hidden()).doesNotContainKeys("a1", "a8", "b5", "h8", "d7");
        }
    }

    @ParameterizedTest(name = "from {0} degrees")
    @ValueSource(doubles = {270, 285, 90, 75, 0, 180})
    void aPointingFingerIsAHand(double fromDeg) {
        TableScene reached = TWENTY.withHands(new Hand(20, 30, 25, fromDeg, Hand.Shape.POINTING, Velocity.NONE));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            FrameResult look = sitter.look(reached);
            if (look.observation().registered()
                    && !look.observation().sightings().isEmpty()) {
                assertThat(look.observation().hand()).isTrue();
                new Claims(reached, look).areNeverWrong();
            }
        }
    }

    @Test
    void aShadowIsNoHandAndNothingThatStandsThere() {
        Light shady = Light.EVEN.uneven(0.5, 200).shadowing(0.7).of(4000);
        TableScene scene = TWENTY.withLight(shady);
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            new Claims(scene, sitter.look(scene)).areWhole();
        }
    }

    @Test
    void glareHidesAndDoesNotEmpty() {
        TableScene scene = TWENTY.withLight(Light.EVEN.glaring(new Glare(100, 50, 60, 1)));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            FrameResult look = sitter.look(scene);
            assertThat(look.observation().hand()).isFalse();
            Claims claims = new Claims(scene, look).areNeverWrong();
            assertThat(claims.hidden()).containsEntry("f5", "glare");
            assertThat(claims.hidden()).doesNotContainKeys("a1", "b2", "a8", "h1");
        }
    }

    @ParameterizedTest(name = "{0} mm, strength {1}")
    @CsvSource({"60, 0.5", "80, 0.5", "90, 1", "40, 1"})
    void aReflectionIsNoHandHoweverLarge(double radiusMm, double strength) {
        TableScene scene = TWENTY.withLight(Light.EVEN.glaring(new Glare(30, 20, radiusMm, strength)));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            FrameResult look = sitter.look(scene);
            assertThat(look.observation().hand()).isFalse();
            assertThat(new Claims(scene, look).areNeverWrong().hidden()).containsValue("glare");
        }
    }

    @ParameterizedTest(name = "tag {0} on {1}")
    @CsvSource({"0, c4", "1, d4", "2, a8", "3, h1", "16, c4", "17, d4", "18, a8", "19, h1"})
    void aPieceWhoseTagIsCoveredLeavesItsPlaceHidden(int tag, String place) {
        StandingPiece unread = new StandingPiece(ChequeredTable.piece(tag), ChequeredTable.centreOf(place));
        StandingPiece other = new StandingPiece(ChequeredTable.piece(8), ChequeredTable.centreOf("f6"));
        TableScene scene = TableScene.empty().withPieces(List.of(unread, other));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            FrameResult look = sitter.look(scene, pixels -> blank(pixels, sitter.truth(scene), tag));
            Map<String, String> hidden = new Claims(scene, look).areNeverWrong().hidden();
            assertThat(hidden).containsEntry(place, "an unread piece");
            assertThat(hidden.values()).as("its shadow may reach further").isSubsetOf("an unread piece", "shadow");
        }
    }

    /** Paints a tag over with its own paper. */
    private static void blank(Mat pixels, GroundTruth truth, int tag) {
        GroundTruth.TrueTag covered =
                truth.tags().stream().filter(one -> one.id() == tag).findFirst().orElseThrow();
        double middleX =
                covered.corners().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double middleY =
                covered.corners().stream().mapToDouble(Pixel::y).average().orElseThrow();
        MatOfPoint outline = new MatOfPoint(covered.corners().stream()
                .map(c -> new Point(middleX + (c.x() - middleX) * 1.1, middleY + (c.y() - middleY) * 1.1))
                .toArray(Point[]::new));
        Imgproc.fillConvexPoly(pixels, outline, new Scalar(225, 232, 234));
        outline.release();
    }

    @Test
    void aPieceOfAnotherGameHidesItsPlaceAndIsReported() {
        TableScene scene = TableScene.empty()
                .withPieces(List.of(new StandingPiece(ChequeredTable.piece(9), ChequeredTable.centreOf("d4"))));
        List<Piece> box = ChequeredTable.pieces().subList(0, 8);
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, box, List.of())) {
            FrameResult look = sitter.look(scene);
            assertThat(new Claims(scene, look).hidden()).containsOnly(Map.entry("d4", "an unread piece"));
            assertThat(look.observation().troubles()).singleElement().asString().contains("tag 9");
        }
    }

    @Test
    void aPieceOnTheLineMakesBothPlacesUnsure() {
        TableScene scene =
                TableScene.empty().withPieces(List.of(new StandingPiece(ChequeredTable.piece(3), new Pose(3, 25, 40))));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            assertThat(new Claims(scene, sitter.look(scene)).hidden())
                    .containsOnly(
                            Map.entry("d5", "a piece on the line between places"),
                            Map.entry("e5", "a piece on the line between places"));
        }
    }

    @Test
    void aPieceHeldUpStandsNowhere() {
        TableScene scene = TableScene.empty()
                .withPieces(
                        List.of(new StandingPiece(ChequeredTable.piece(3), new Pose(25, 25, 0), 90, Velocity.NONE)));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            assertThat(new Claims(scene, sitter.look(scene)).hidden()).containsValue("a piece held up");
        }
    }

    @Test
    void aRaisedPieceCountsAsHeldUntilItIsStill() {
        TableScene held = TableScene.empty()
                .withPieces(
                        List.of(new StandingPiece(ChequeredTable.piece(3), new Pose(-60, 330, 0), 60, Velocity.NONE)));
        TableScene carriedOn = TableScene.empty()
                .withPieces(
                        List.of(new StandingPiece(ChequeredTable.piece(3), new Pose(-40, 330, 0), 60, Velocity.NONE)));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            for (int i = 0; i < 30; i++) {
                assertThat(sitter.look(held).observation().hand()).isTrue();
            }
            assertThat(sitter.look(held).observation().hand()).isFalse();
            assertThat(sitter.look(carriedOn).observation().hand()).isTrue();
        }
    }

    @Test
    void aTagSeenTwiceIsNotLocated() {
        TableScene scene = TableScene.empty()
                .withPieces(List.of(
                        new StandingPiece(ChequeredTable.piece(4), ChequeredTable.centreOf("b2")),
                        new StandingPiece(ChequeredTable.piece(5), ChequeredTable.centreOf("g7"))));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            FrameResult look = sitter.look(scene, pixels -> copy(pixels, sitter.truth(scene), 4, 5));
            assertThat(new Claims(scene, look).hidden())
                    .containsOnly(Map.entry("b2", "a tag seen twice"), Map.entry("g7", "a tag seen twice"));
            assertThat(look.observation().troubles()).singleElement().asString().contains("tag 4 is seen 2 times");
        }
    }

    /** Copies the picture of one tag's place to another place. */
    private static void copy(Mat pixels, GroundTruth truth, int from, int to) {
        Rect source = around(truth, from);
        Rect target = around(truth, to);
        Mat here = pixels.submat(source);
        Mat there = pixels.submat(new Rect(target.x, target.y, source.width, source.height));
        here.copyTo(there);
        here.release();
        there.release();
    }

    private static Rect around(GroundTruth truth, int tag) {
        GroundTruth.TrueTag one =
                truth.tags().stream().filter(t -> t.id() == tag).findFirst().orElseThrow();
        double x = one.corners().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = one.corners().stream().mapToDouble(Pixel::y).average().orElseThrow();
        return new Rect((int) Math.round(x) - 28, (int) Math.round(y) - 28, 56, 56);
    }

    @Test
    void oneCoveredCornerTagIsReportedAndTolerated() {
        TableScene scene = TWENTY.withHands(new Hand(440, -290, 25, 280, Hand.Shape.OPEN, Velocity.NONE));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            FrameResult look = sitter.look(scene);
            new Claims(scene, look).areNeverWrong();
            assertThat(look.registration().missing()).containsExactly(248);
            assertThat(look.observation().troubles()).anyMatch(trouble -> trouble.contains("248 (near-right)"));
        }
    }

    @Test
    void twoCoveredCornerTagsMeanNothingIsSeen() {
        TableScene scene = TWENTY.withHands(
                new Hand(440, -290, 25, 280, Hand.Shape.OPEN, Velocity.NONE),
                new Hand(-440, -290, 25, 260, Hand.Shape.OPEN, Velocity.NONE));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            FrameResult look = sitter.look(scene);
            assertThat(look.registration()).isInstanceOf(Registration.Lost.class);
            Observation observation = look.observation();
            assertThat(observation.registered()).isFalse();
            assertThat(observation.sightings()).isEmpty();
            assertThat(observation.troubles())
                    .anyMatch(trouble -> trouble.contains("248 (near-right)") && trouble.contains("249 (near-left)"));
        }
    }

    @Test
    void oneCoveredBoardTagIsReportedAndTolerated() {
        Piece on = ChequeredTable.piece(0);
        TableScene scene = TWENTY.with(new StandingPiece(on, new Pose(220, -220, 0)));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            FrameResult look = sitter.look(scene);
            new Claims(scene, look).areNeverWrong();
            assertThat(look.observation().troubles()).singleElement().asString().contains("tag 241");
        }
    }

    @Test
    void aMissingBoardIsReported() {
        TableScene scene = TWENTY.withoutBoard();
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            Observation observation = sitter.look(scene).observation();
            assertThat(observation.registered()).isTrue();
            assertThat(observation.sightings()).isEmpty();
            assertThat(observation.troubles()).singleElement().asString().contains("240 and 241");
        }
    }

    @Test
    void aDieIsReadWhereItLiesAndHidesItsPlace() {
        TableScene scene = TWENTY.with(TwinDie.flat("on", new Pose(25, 25, 10), 4))
                .with(TwinDie.flat("beside", new Pose(320, 100, 30), 6));
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, ChequeredTable.pieces(), List.of(DieType.pips(16, 1)))) {
            FrameResult look = sitter.look(scene);
            Claims claims = new Claims(scene, look).areNeverWrong();
            assertThat(claims.hidden()).containsOnly(Map.entry("e5", "a die"));
            List<SeenDie> dice = look.observation().dice();
            assertThat(dice).extracting(die -> die.face().orElse("?")).containsExactly("4", "6");
            assertThat(dice.get(0).pose().distanceMm(new Pose(25, 25, 0))).isLessThan(2);
            assertThat(dice.get(1).pose().distanceMm(new Pose(320, 100, 0))).isLessThan(2);
        }
    }

    @Test
    void aLeaningDieIsOneDieAndCocked() {
        TableScene scene = TableScene.empty()
                .with(TwinDie.flat("leaning", new Pose(300, 220, 10), 4).leaning(30, 40));
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, ChequeredTable.pieces(), List.of(DieType.pips(16, 1)))) {
            assertThat(sitter.look(scene).observation().dice()).singleElement().satisfies(die -> {
                assertThat(die.cocked()).isTrue();
                assertThat(die.face()).isEmpty();
                assertThat(die.pose().distanceMm(new Pose(300, 220, 0))).isLessThan(10);
            });
        }
    }

    @Test
    void motionIsADifferenceFromTheFrameBefore() {
        TableScene moved = TWENTY.withPieceAt(3, new Pose(-300, 0, 0));
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            assertThat(sitter.look(TWENTY).observation().moving()).isFalse();
            assertThat(sitter.look(TWENTY).observation().moving()).isFalse();
            assertThat(sitter.look(moved).observation().moving()).isTrue();
            assertThat(sitter.look(moved).observation().moving()).isFalse();
        }
    }

    @Test
    void aLampThatFlickersIsNoMotion() {
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            sitter.look(TWENTY);
            TableScene brighter = TWENTY.withLight(Light.EVEN.at(1.03));
            assertThat(sitter.look(brighter).observation().moving()).isFalse();
        }
    }

    @Test
    void theSameFramesGiveTheSameObservations() {
        TableScene scene = TWENTY.withHands(Hand.open(60, -40));
        Rig rig = ChequeredTable.SMALL;
        try (Sitter one = Sitter.at(rig);
                Sitter other = Sitter.at(rig)) {
            for (TableScene each : List.of(TWENTY, scene, TWENTY)) {
                assertThat(one.look(each).observation())
                        .isEqualTo(other.look(each).observation());
            }
        }
    }

    @Test
    void piecesBesideTheBoardAreAsideInOrder() {
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            List<SeenToken> aside = sitter.look(TWENTY).observation().aside();
            assertThat(aside).isSortedAccordingTo(SightingWriter.ORDER).isNotEmpty();
        }
    }
}
