package umpire.referee.session.state;

import java.util.List;
import umpire.referee.observation.CameraState;
import umpire.referee.observation.SightTrouble;
import umpire.referee.reading.FollowedPieces;
import umpire.referee.settling.KnownDice;
import umpire.referee.settling.Settling;
import umpire.referee.settling.SettlingThresholds;
import umpire.referee.settling.Stillness;

/**
 * The report of the vision pipeline, with the state of the camera.
 *
 * @param settling all looks so far
 * @param camera the last reported state of the camera
 * @param troubles the troubles of the last look, for the builder
 * @param flaws the flaws of the last look
 * @param followed the tracked pieces that look alike
 * @param watched whether a settled look was taken since the camera began to see, or to see again
 * @param stirred whether anything moved since that look; if not, no die on the table was seen being thrown
 * @param dice the dice as they lay at the last reading
 * @param asLaid whether the table laid the pieces itself and no look has shown a hand since
 * @param sinceMs the time before which looks show an older placement
 */
record EyeReport(
        Settling settling,
        CameraState camera,
        List<String> troubles,
        List<SightTrouble> flaws,
        FollowedPieces followed,
        boolean watched,
        boolean stirred,
        KnownDice dice,
        boolean asLaid,
        long sinceMs) {
    static final EyeReport BEGIN = new EyeReport(
            Settling.begin(SettlingThresholds.DEFAULT),
            CameraState.SEEING,
            List.of(),
            List.of(),
            FollowedPieces.NONE,
            false,
            false,
            KnownDice.NONE,
            false,
            Long.MIN_VALUE);

    EyeReport withLook(Settling next, List<String> troubled, List<SightTrouble> flawed, boolean mirrors) {
        return new EyeReport(
                next,
                camera,
                troubled,
                flawed,
                followed,
                watched || next.settled().isPresent(),
                stirred || (watched && stirs(next.stillness().kind())),
                dice,
                mirrors,
                sinceMs);
    }

    /**
     * Returns the report with another state of the camera. After a gap in the pictures, earlier movements are unknown,
     * as after a start.
     */
    EyeReport withCamera(CameraState state) {
        boolean seeing = switch (state.kind()) {
            case SILENT, LENT -> false;
            case STARTING, SEEING, BUSY -> true;
        };
        return new EyeReport(
                settling,
                state,
                troubles,
                flaws,
                followed,
                watched && seeing,
                stirred && seeing,
                dice,
                asLaid,
                sinceMs);
    }

    private static boolean stirs(Stillness.Disturbance kind) {
        return switch (kind) {
            case HAND, MOVING -> true;
            case UNSEEN, UNREGISTERED, NO_BOARD, QUIET -> false;
        };
    }

    EyeReport withSettling(Settling next) {
        return new EyeReport(next, camera, troubles, flaws, followed, watched, stirred, dice, asLaid, sinceMs);
    }

    EyeReport withFollowed(FollowedPieces next) {
        return new EyeReport(settling, camera, troubles, flaws, next, watched, stirred, dice, asLaid, sinceMs);
    }

    EyeReport withDice(KnownDice next) {
        return new EyeReport(settling, camera, troubles, flaws, followed, watched, stirred, next, asLaid, sinceMs);
    }

    /** Returns the report after the table laid the pieces itself, at the given time. */
    EyeReport laid(Settling next, long fromMs) {
        return new EyeReport(next, camera, troubles, flaws, FollowedPieces.NONE, watched, stirred, dice, true, fromMs);
    }
}
