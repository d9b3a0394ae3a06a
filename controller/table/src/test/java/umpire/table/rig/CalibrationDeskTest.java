package umpire.table.rig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.RigFile;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Parsed;
import umpire.testing.Wait;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.HandHeldBoard;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavingCamera;
import umpire.web.RigRequest;
import umpire.web.payload.RigParts;

/** The camera is lent to the operator, a board is waved in front of it, and the true lens is found and stored. */
@Timeout(300)
class CalibrationDeskTest {
    private static final String USUAL = CalibrationDesk.USUAL.written();
    private static final double SQUARE_MM = CalibrationDesk.USUAL.squareMm().orElseThrow();
    /** The true lens; the table starts with another one. */
    private static final Camera TRUTH =
            new Camera(800, 600, 786.4, 787.1, 404.2, 296.9, List.of(-0.11, 0.03, 0.0006, -0.0004, 0.0), 0.0);

    private static final Camera THOUGHT = Camera.reference().scaledTo(800, 600);

    /** The poses of the board: in the middle and in each corner, tilted to all sides. */
    private static final double[][] PLACES = {
        {0.5, 0.5, 0.6, 0, 0, 0}, {0.24, 0.26, 0.45, 30, -25, 5}, {0.76, 0.26, 0.45, 30, 25, -5},
        {0.76, 0.74, 0.45, -30, 25, 5}, {0.24, 0.74, 0.45, -30, -25, -5}, {0.5, 0.5, 0.6, 38, 0, 0},
        {0.5, 0.5, 0.6, -38, 0, 10}, {0.5, 0.5, 0.6, 0, 38, -10}, {0.5, 0.5, 0.6, 0, -38, 15},
        {0.2, 0.5, 0.38, 10, 35, 60}, {0.8, 0.5, 0.38, -10, -35, -60}
    };

    @TempDir
    private Path folder;

    private final AtomicLong clockMs = new AtomicLong();
    private final AtomicInteger looksAnew = new AtomicInteger();
    private final HandHeldBoard held = new HandHeldBoard();
    private final Board sheet = new Board("Bare", 200, 200, List.of(), List.of(), List.of());
    private final VirtualTable table = new VirtualTable(Rig.standard().table(), sheet, List.of(), List.of());
    private CameraState camera = CameraState.SEEING;
    private Optional<CalibrationDesk> opened = Optional.empty();

    private CalibrationDesk desk(Optional<Path> file) {
        CalibrationDesk desk = new CalibrationDesk(
                new RigInUse(Rig.standard().through(THOUGHT), file, folder),
                Optional.empty(),
                () -> camera,
                looksAnew::incrementAndGet,
                clockMs::get);
        opened = Optional.of(desk);
        return desk;
    }

    @AfterEach
    void close() {
        opened.ifPresent(CalibrationDesk::close);
    }

    private static String done(Parsed<String> answer) {
        assertThat(answer).isInstanceOf(Parsed.Good.class);
        return ((Parsed.Good<String>) answer).value();
    }

    private static String refused(Parsed<String> answer) {
        assertThat(answer).isInstanceOf(Parsed.Bad.class);
        return ((Parsed.Bad<String>) answer).why();
    }

    private static <P extends Record> P part(CalibrationDesk desk, String name, Class<P> type) {
        return type.cast(desk.parts().get(name));
    }

    @Test
    void theCameraIsLentOnceAndReturnsWhenThePageIsClosed() throws Exception {
        CalibrationDesk desk = desk(Optional.empty());
        assertThat(desk.looker()).isEmpty();
        assertThat(desk.state()).isEqualTo(CameraState.SEEING);
        done(desk.take(new RigRequest.BeginCalibration(USUAL)));
        assertThat(desk.looker()).isPresent();
        assertThat(looksAnew).hasValue(1);
        assertThat(desk.state()).isEqualTo(CameraState.CALIBRATED);
        assertThat(refused(desk.take(new RigRequest.BeginCalibration(USUAL)))).contains("only one page");
        clockMs.set(20_000);
        assertThat(part(desk, "run", RigParts.RunPart.class).running()).isTrue();
        clockMs.set(45_000);
        assertThat(desk.state()).isEqualTo(CameraState.CALIBRATED);
        clockMs.set(51_000);
        desk.state();
        Wait.until("the camera goes back", () -> desk.looker().isEmpty());
        assertThat(desk.state()).isEqualTo(CameraState.SEEING);
        assertThat(looksAnew).hasValue(2);
        assertThat(part(desk, "run", RigParts.RunPart.class).says().orElseThrow())
                .contains("The game goes on");
    }

    @Test
    void aSilentCameraIsReportedOnThePage() {
        CalibrationDesk desk = desk(Optional.empty());
        done(desk.take(new RigRequest.BeginCalibration(USUAL)));
        assertThat(part(desk, "run", RigParts.RunPart.class).trouble()).isEmpty();
        camera = CameraState.silent("The camera is unplugged.");
        assertThat(part(desk, "run", RigParts.RunPart.class).trouble()).contains("The camera is unplugged.");
        assertThat(desk.state()).isEqualTo(CameraState.CALIBRATED);
    }

    @Test
    void earlyStepsAreRefusedWithTheMissingPart() {
        CalibrationDesk desk = desk(Optional.empty());
        assertThat(refused(desk.take(new RigRequest.AcceptLens()))).contains("Begin a calibration");
        assertThat(refused(desk.take(new RigRequest.BeginCalibration("charuco:11x7"))))
                .contains("how large");
        assertThat(refused(desk.take(new RigRequest.BeginCalibration("carpet"))))
                .contains("is not a board");
        assertThat(refused(desk.take(new RigRequest.PutBoardAway()))).contains("Only the virtual table");
        assertThat(refused(desk.take(new RigRequest.RevertLens(1)))).contains("no version 1");
        done(desk.take(new RigRequest.BeginCalibration(USUAL)));
        assertThat(refused(desk.take(new RigRequest.GoToStep("result")))).contains("at least 5");
        assertThat(refused(desk.take(new RigRequest.GoToStep("rest")))).contains("no step");
        assertThat(refused(desk.take(new RigRequest.AcceptLens()))).contains("no usable lens yet");
        assertThat(refused(desk.take(new RigRequest.ForgetPictures(false)))).contains("no picture");
        assertThat(refused(desk.take(new RigRequest.CheckDistance(0)))).contains("step 'check' first");
    }

    private WavingCamera camera() {
        VirtualCamera behind = new VirtualCamera(
                table,
                new TwinCamera(Rig.standard().through(TRUTH), sheet, 3),
                clockMs::get,
                VirtualCamera.Pacing.STANDARD);
        return new WavingCamera(behind, TRUTH, held, CalibrationDesk.USUAL, SQUARE_MM, () -> ShotSettings.SHARP);
    }

    private void look(CalibrationDesk desk, FrameSource camera, int frames) throws Exception {
        for (int i = 0; i < frames; i++) {
            clockMs.addAndGet(1_000);
            desk.parts();
            table.shot(ShotSettings.SHARP, clockMs.get());
            try (Frame frame = camera.next()) {
                assertThat(desk.looker().orElseThrow().eye().look(frame)).isEmpty();
            }
        }
    }

    private void wave(CalibrationDesk desk, FrameSource camera) throws Exception {
        for (double[] at : PLACES) {
            held.hold(HandHeldBoard.filling(TRUTH, 11 * SQUARE_MM, at[0], at[1], at[2], at[3], at[4], at[5]));
            look(desk, camera, 4);
        }
    }

    @Test
    void aBoardThatWasNeverTiltedGivesNoLens() throws Exception {
        CalibrationDesk desk = desk(Optional.empty());
        try (WavingCamera camera = camera()) {
            done(desk.take(new RigRequest.BeginCalibration(USUAL)));
            done(desk.take(new RigRequest.GoToStep("wave")));
            for (double[] at : List.of(PLACES).subList(0, 5)) {
                held.hold(HandHeldBoard.filling(TRUTH, 11 * SQUARE_MM, at[0], at[1], at[2], 0, 0, 0));
                look(desk, camera, 4);
            }
            Wait.until(
                    "the lens is known",
                    () -> !part(desk, "run", RigParts.RunPart.class).working());
            RigParts.ResultPart result = part(desk, "result", RigParts.ResultPart.class);
            assertThat(result.verdict()).isEqualTo("refused");
            assertThat(result.says()).contains("held the same way");
            assertThat(result.figures()).isEmpty();
            assertThat(refused(desk.take(new RigRequest.GoToStep("tags")))).contains("no usable lens");
            assertThat(refused(desk.take(new RigRequest.AcceptLens()))).contains("no usable lens yet");
            assertThat(done(desk.take(new RigRequest.ForgetPictures(true)))).contains("All pictures");
            assertThat(part(desk, "coverage", RigParts.CoveragePart.class).taken())
                    .isZero();
        }
    }

    @Test
    void theTrueLensIsFoundAcceptedAndReverted() throws Exception {
        Path file = folder.resolve("my-rig.yaml");
        Files.writeString(file, "# mine\ntable:\n  widthMm: 960\n  heightMm: 660\n");
        CalibrationDesk desk = desk(Optional.of(file));
        try (WavingCamera camera = camera()) {
            done(desk.take(new RigRequest.BeginCalibration(USUAL)));
            look(desk, camera, 2);
            assertThat(part(desk, "focus", RigParts.FocusPart.class).focused()).isTrue();
            assertThat(part(desk, "picture", RigParts.PicturePart.class).tags()).hasSize(4);
            done(desk.take(new RigRequest.GoToStep("wave")));
            wave(desk, camera);
            Wait.until(
                    "the lens is known",
                    () -> !part(desk, "run", RigParts.RunPart.class).working());
            RigParts.CoveragePart coverage = part(desk, "coverage", RigParts.CoveragePart.class);
            assertThat(coverage.taken()).isGreaterThan(8);
            assertThat(coverage.missing()).isEmpty();
            done(desk.take(new RigRequest.GoToStep("result")));
            assertThat(part(desk, "result", RigParts.ResultPart.class).verdict())
                    .isEqualTo("good");

            held.putAway();
            done(desk.take(new RigRequest.GoToStep("tags")));
            look(desk, camera, 3);
            assertThat(part(desk, "tags", RigParts.CornerTagsPart.class).tags())
                    .hasSize(4)
                    .allMatch(tag -> Math.hypot(tag.offXMm(), tag.offYMm()) < 0.2);
            held.hold(HandHeldBoard.lying(TRUTH, CameraBump.NONE, 60, -40, 20));
            done(desk.take(new RigRequest.GoToStep("check")));
            look(desk, camera, 2);
            assertThat(refused(desk.take(new RigRequest.CheckDistance(0)))).contains("board still");
            look(desk, camera, 3);
            done(desk.take(new RigRequest.CheckDistance(0)));
            RigParts.DistancePart distance = part(desk, "distance", RigParts.DistancePart.class);
            assertThat(distance.measuredMm()).isCloseTo(9 * SQUARE_MM, within(0.15));
            assertThat(distance.good()).isTrue();
            assertThat(distance.tags()).hasSize(4).allMatch(says -> says.contains("is where the rig file has it"));

            assertThat(done(desk.take(new RigRequest.AcceptLens()))).contains("my-rig.v1.yaml");
        }
        assertThat(desk.looker()).isEmpty();
        Camera found = read(file).camera();
        assertThat(found.fxPx()).isCloseTo(TRUTH.fxPx(), within(0.001 * TRUTH.fxPx()));
        assertThat(found.fyPx()).isCloseTo(TRUTH.fyPx(), within(0.001 * TRUTH.fyPx()));
        assertThat(found.cxPx()).isCloseTo(TRUTH.cxPx(), within(0.6));
        assertThat(found.cyPx()).isCloseTo(TRUTH.cyPx(), within(0.6));
        assertThat(Files.readString(file)).startsWith("# mine");
        done(desk.take(new RigRequest.RevertLens(1)));
        assertThat(read(file).camera()).isEqualTo(Camera.reference());
        assertThat(part(desk, "file", RigParts.RigFilePart.class).versions()).hasSize(2);
    }

    private static Rig read(Path file) throws Exception {
        return RigFile.read(Files.readString(file), "rig").toOptional().orElseThrow();
    }
}
