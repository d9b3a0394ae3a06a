package umpire.table.loop;

import java.util.Optional;
import java.util.function.Supplier;
import umpire.referee.observation.CameraState;
import umpire.referee.session.input.Input;

/** Notices when the camera is otherwise than the table was told. */
final class CameraStateWatch {
    private volatile Supplier<CameraState> camera = () -> CameraState.SEEING;
    private CameraState said = CameraState.SEEING;

    void watch(Supplier<CameraState> state) {
        camera = state;
    }

    /** A table that sits down anew takes the camera for one that sees. */
    void forget() {
        said = CameraState.SEEING;
    }

    /** Returns what is to be told now, if anything is. */
    Optional<Input> since(long nowMs) {
        CameraState now = camera.get();
        if (now.equals(said)) {
            return Optional.empty();
        }
        said = now;
        return Optional.of(new Input.CameraChanged(now, nowMs));
    }
}
