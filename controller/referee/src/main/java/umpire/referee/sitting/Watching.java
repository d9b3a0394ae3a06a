package umpire.referee.sitting;

import java.util.List;
import umpire.referee.settling.Patience;
import umpire.referee.settling.Settling;

/**
 * What the eye reports, and since when.
 *
 * @param settling all looks so far
 * @param lookMs the time of the last look, or of the first input before it
 * @param troubles what the last look says the builder should know
 * @param stirred whether anything moved since the first settled look; before that, nobody was seen to throw a die that lies there
 */
record Watching(Settling settling, long lookMs, List<String> troubles, boolean stirred) {
    private static final long UNSEEN_MS = Long.MIN_VALUE;

    static Watching begin(boolean resumed) {
        return new Watching(Settling.begin(Patience.DEFAULT), UNSEEN_MS, List.of(), !resumed);
    }

    /** The first input starts the wait for a first look. */
    Watching at(long timeMs) {
        return lookMs == UNSEEN_MS ? new Watching(settling, timeMs, troubles, stirred) : this;
    }

    Watching looked(Settling next, long timeMs, List<String> troubled) {
        return new Watching(next, timeMs, troubled, stirred || stirs(next));
    }

    private static boolean stirs(Settling next) {
        return switch (next.stillness().kind()) {
            case HAND, MOVING -> next.lastSettled().isPresent();
            case UNSEEN, UNREGISTERED, NO_BOARD, QUIET -> false;
        };
    }

    Watching settling(Settling next) {
        return new Watching(next, lookMs, troubles, stirred);
    }
}
