package umpire.table.loop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.observation.CameraState;
import umpire.referee.session.input.Input;
import umpire.referee.session.input.OpponentState;

/** The states outside the session whose changes are reported to it. */
record StateWatches(StateWatch<CameraState> camera, StateWatch<OpponentState> opponent) {
    StateWatches() {
        this(
                new StateWatch<>(CameraState.SEEING, Input.CameraChanged::new),
                new StateWatch<>(OpponentState.NONE, Input.OpponentChanged::new));
    }

    List<Input> since(long nowMs) {
        return Stream.of(camera.since(nowMs), opponent.since(nowMs))
                .flatMap(Optional::stream)
                .toList();
    }

    void forget() {
        camera.forget();
        opponent.forget();
    }
}
