package umpire.table.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.bridge.virtual.VirtualStrip;
import umpire.bridge.wire.Rgb;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Leds;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Point;
import umpire.table.finding.Finding;
import umpire.table.finding.Finding.FindingState;
import umpire.table.games.GameCatalogue;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registration;
import umpire.vision.twin.LitStripCamera;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;

/** The camera detects a strip that is mounted differently from the rig file. */
class StripExaminationTest {
    private static final Rig RIG =
            Rig.standard().through(Rig.standard().camera().scaledTo(1_014, 760));
    private static final Game<?, ?> GAME =
            GameCatalogue.open("ogre-chess", Map.of()).orThrow();
    private static final int COUNT = RIG.leds().leds().size();

    @BeforeAll
    static void load() {
        OpenCv.onCallersThread();
    }

    /** A camera without delay that repeats the same pictures. */
    private static final class QuickCamera implements FrameSource {
        private final Frame picture;
        private long number;

        QuickCamera() {
            TableScene scene = new VirtualTable(RIG.table(), GAME.board(), GAME.pieces(), List.of()).at(0);
            try (TwinCamera camera = TwinCamera.of(RIG, GAME, 1)) {
                picture = camera.render(scene, 0, 0);
            }
        }

        @Override
        public Frame next() {
            number++;
            return picture.takenAgain(number, 40 * number);
        }

        @Override
        public void close() {
            picture.close();
        }
    }

    private CameraView view() throws Exception {
        try (VisionPipeline eye = KnownSheets.eye(RIG, GAME);
                QuickCamera camera = new QuickCamera();
                Frame frame = camera.next()) {
            return ((Registration.Registered) eye.look(frame).registration()).view();
        }
    }

    private Finding found(List<Leds.Led> really, IntPredicate broken) throws Exception {
        VirtualStrip strip = new VirtualStrip(COUNT);
        CameraView view = view();
        IntPredicate shines = i -> !broken.test(i) && !strip.colours().get(i).equals(Rgb.DARK);
        try (VisionPipeline eye = KnownSheets.eye(RIG, GAME)) {
            return new StripExamination(
                            RIG, () -> new LitStripCamera(new QuickCamera(), view, new Leds(really), shines))
                    .finding(eye, () -> strip)
                    .orElseThrow();
        }
    }

    @Test
    void aStripThatIsWhereTheRigFileHasItIsGood() throws Exception {
        assertThat(found(RIG.leds().leds(), i -> false).state()).isEqualTo(FindingState.GOOD);
    }

    @Test
    void aReversedStripIsReported() throws Exception {
        List<Leds.Led> reversed = new ArrayList<>(RIG.leds().leds());
        Collections.reverse(reversed);
        Finding finding = found(reversed, i -> false);
        assertThat(finding.state()).isEqualTo(FindingState.BAD);
        assertThat(finding.says()).contains("runs the other way round");
    }

    @Test
    void darkLedsAreNamed() throws Exception {
        Finding finding = found(RIG.leds().leds(), i -> i >= COUNT - COUNT / 8);
        assertThat(finding.state()).isEqualTo(FindingState.BAD);
        assertThat(finding.says()).contains((COUNT - COUNT / 8) + " to " + (COUNT - 1));
    }

    /** Returns the positions of eight parts by the rig file: two along each edge. */
    private static List<Optional<Point>> places() {
        return Stream.of(
                        new Point(-240, -330),
                        new Point(240, -330),
                        new Point(480, -165),
                        new Point(480, 165),
                        new Point(240, 330),
                        new Point(-240, 330),
                        new Point(-480, 165),
                        new Point(-480, -165))
                .map(Optional::of)
                .toList();
    }

    @Test
    void aStripThatIsNotSeenIsNotGood() {
        Finding finding = new StripMap(places(), Collections.nCopies(8, Optional.empty()), 36).finding();
        assertThat(finding.state()).isEqualTo(FindingState.DOUBTFUL);
    }

    @Test
    void aStripThatBeginsAtAnotherCornerIsReported() {
        List<Optional<Point>> turned = new ArrayList<>(places());
        Collections.rotate(turned, -4);
        assertThat(new StripMap(places(), turned, 36).finding().says()).contains("begins 144 LEDs further");
    }

    @Test
    void aStripInOtherPlacesIsReportedWithItsWorstPart() {
        List<Optional<Point>> heap = Collections.nCopies(8, Optional.of(new Point(0, 0)));
        assertThat(new StripMap(places(), heap, 36).finding().says()).contains("mm off");
    }

    @Test
    void aMissingCameraOrStripIsLeftToOtherChecks() throws Exception {
        try (VisionPipeline eye = KnownSheets.eye(RIG, GAME)) {
            StripExamination blind = new StripExamination(RIG, () -> {
                throw new IOException("no camera");
            });
            assertThat(blind.finding(eye, () -> new VirtualStrip(COUNT))).isEqualTo(Optional.empty());
        }
    }
}
