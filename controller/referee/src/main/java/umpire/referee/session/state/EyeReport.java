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
 * What the eye reports, and how the camera is.
 *
 * @param settling all looks so far
 * @param camera how the camera was said to be last
 * @param troubles what the last look says the builder should know
 * @param flaws what kept the camera from seeing well at the last look
 * @param watched whether a settled look was taken since the table began to see, or to see again
 * @param followed which piece is which of those that look alike
 * @param stirred whether anything moved since that look; before that, nobody was seen to throw a die that lies there
 * @param dice how dice lay when they were last looked at
 * @param asLaid whether everything lies as it was laid without a hand, and no look was taken of hands since
 * @param sinceMs looks taken before this moment show a table that was laid otherwise since
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

    /** What happened while no picture came is as unknown as what happened before the first. */
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

    /** Everything was laid without a hand, and lies so from a moment on. */
    EyeReport laid(Settling next, long fromMs) {
        return new EyeReport(next, camera, troubles, flaws, FollowedPieces.NONE, watched, stirred, dice, true, fromMs);
    }
}
