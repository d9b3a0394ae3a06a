package umpire.referee.sitting;

import java.util.List;
import umpire.referee.observation.CameraState;
import umpire.referee.settling.Patience;
import umpire.referee.settling.Settling;

/**
 * What the eye reports, and how the camera is.
 *
 * @param settling all looks so far
 * @param camera how the camera was said to be last
 * @param troubles what the last look says the builder should know
 * @param stirred whether anything moved since the first settled look; before that, nobody was seen to throw a die that lies there
 */
record Watching(Settling settling, CameraState camera, List<String> troubles, boolean stirred) {
    static Watching begin(boolean resumed) {
        return new Watching(Settling.begin(Patience.DEFAULT), CameraState.SEEING, List.of(), !resumed);
    }

    Watching looked(Settling next, List<String> troubled) {
        return new Watching(next, camera, troubled, stirred || stirs(next));
    }

    Watching camera(CameraState state) {
        return new Watching(settling, state, troubles, stirred);
    }

    private static boolean stirs(Settling next) {
        return switch (next.stillness().kind()) {
            case HAND, MOVING -> next.lastSettled().isPresent();
            case UNSEEN, UNREGISTERED, NO_BOARD, QUIET -> false;
        };
    }

    Watching settling(Settling next) {
        return new Watching(next, camera, troubles, stirred);
    }
}
