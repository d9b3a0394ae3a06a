package umpire.robot;

import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Prompt;

/** When a player noticed the last action of a game. */
final class LastAction {
    /** How long a player looks at what came of an action before the next choice: what is to be carried out is asked for first. */
    private static final long LOOK_MS = 1_000;

    private int number;
    private long atMs = Integer.MIN_VALUE;

    /** Returns whether there is a choice that came up only just now. */
    boolean isNew(Bulletin bulletin, long nowMs) {
        if (bulletin.actionsPlayed() != number) {
            number = bulletin.actionsPlayed();
            atMs = nowMs;
        }
        return bulletin.prompt().need() == Prompt.Need.CHOICE && nowMs - atMs < LOOK_MS;
    }
}
