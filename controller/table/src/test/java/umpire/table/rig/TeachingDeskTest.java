package umpire.table.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.hardware.DieSize;
import umpire.hardware.Rig;
import umpire.hardware.taught.CustomDieFile;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.scene.NumeralMake;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.web.RigRequest;
import umpire.web.payload.RigParts;

/** Teaching dice at the running table: the camera is lent, a face is pressed, and the learnt die is used at once. */
class TeachingDeskTest {
    @TempDir
    private Path folder;

    private final AtomicLong clockMs = new AtomicLong();
    private final AtomicInteger looksAnew = new AtomicInteger();
    private final TwinCamera camera =
            new TwinCamera(Rig.standard(), new Board("Bare", 200, 200, List.of(), List.of(), List.of()), 3);

    private CalibrationDesk desk(RigInUse rig) {
        return new CalibrationDesk(
                rig, Optional.empty(), () -> CameraState.SEEING, looksAnew::incrementAndGet, clockMs::get);
    }

    private static String done(Parsed<String> answer) {
        assertThat(answer).isInstanceOf(Parsed.Good.class);
        return ((Parsed.Good<String>) answer).value();
    }

    private static String refused(Parsed<String> answer) {
        assertThat(answer).isInstanceOf(Parsed.Bad.class);
        return ((Parsed.Bad<String>) answer).why();
    }

    private static RigParts.TeachingPart part(CalibrationDesk desk) {
        return (RigParts.TeachingPart) desk.parts().get("teaching");
    }

    private void look(CalibrationDesk desk, TwinDie... dice) throws Exception {
        try (Frame frame = camera.render(TableScene.empty().withoutBoard().withDice(List.of(dice)), 1, 1)) {
            assertThat(desk.looker().orElseThrow().eye().look(frame)).isEmpty();
        }
    }

    private static TwinDie die(double xMm, int face) {
        return TwinDie.flat("die", DieType.pips(16, 1), new Pose(xMm, 20, xMm), face)
                .written(NumeralMake.house("symbols"));
    }

    @Test
    void aFaceIsPressedAndLearntFromTheNextPicture() throws Exception {
        RigInUse rig = new RigInUse(Rig.standard(), Optional.empty(), folder);
        try (CalibrationDesk desk = desk(rig)) {
            assertThat(part(desk).running()).isFalse();
            done(desk.take(new RigRequest.BeginTeaching("house", 16)));
            assertThat(desk.state()).isEqualTo(CameraState.TEACHING);
            assertThat(refused(desk.take(new RigRequest.BeginCalibration(CalibrationDesk.USUAL.written()))))
                    .contains("only one page");

            done(desk.take(new RigRequest.TeachFace("4")));
            assertThat(part(desk).looking()).isTrue();
            look(desk, die(60, 4));
            RigParts.TeachingPart told = part(desk);
            assertThat(told.looking()).isFalse();
            assertThat(told.refused()).isFalse();
            assertThat(told.faces().get(3).views()).isEqualTo(1);
            assertThat(told.next()).contains("Photograph face 1, 2, 3, 5 and 6 next", "4 once more");
            assertThat(desk.picture()).isPresent();
            assertThat(CustomDieFile.read(folder.resolve("house.yaml"))
                            .orThrow()
                            .of("4"))
                    .hasSize(1);
            DieSize size = rig.now().dice().getFirst();
            assertThat(size.taught().orElseThrow().die().of("4")).hasSize(1);

            done(desk.take(new RigRequest.TeachFace("5")));
            look(desk);
            assertThat(part(desk).refused()).isTrue();
            assertThat(part(desk).says().orElseThrow()).contains("no die is found");

            done(desk.take(new RigRequest.ForgetFace("4")));
            assertThat(part(desk).faces().get(3).views()).isZero();
            assertThat(folder.resolve("house.v1.yaml")).exists();
            done(desk.take(new RigRequest.EndTeaching()));
            assertThat(desk.looker()).isEmpty();
            assertThat(desk.state()).isEqualTo(CameraState.SEEING);
            assertThat(looksAnew).hasValue(2);
        }
    }

    @Test
    void impossibleRequestsAreRefusedWithTheRemedy() throws Exception {
        Files.writeString(folder.resolve("broken.yaml"), "no: die\n");
        try (CalibrationDesk desk = desk(new RigInUse(Rig.standard(), Optional.empty(), folder))) {
            assertThat(refused(desk.take(new RigRequest.BeginTeaching("../rig", 16))))
                    .contains("one word of letters");
            assertThat(refused(desk.take(new RigRequest.BeginTeaching("rig", 16))))
                    .contains("the rig file has this one");
            assertThat(refused(desk.take(new RigRequest.BeginTeaching("broken", 16))))
                    .contains("broken.yaml:1: ");
            assertThat(refused(desk.take(new RigRequest.TeachFace("1")))).contains("Begin");
            done(desk.take(new RigRequest.BeginTeaching("house", 16)));
            assertThat(refused(desk.take(new RigRequest.TeachFace("9")))).contains("no face '9'");
            assertThat(refused(desk.take(new RigRequest.ForgetFace("1")))).contains("Nothing was taught");
        }
    }
}
