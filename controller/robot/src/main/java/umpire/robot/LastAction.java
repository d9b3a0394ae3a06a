package umpire.robot;

import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Prompt;

/** The time at which the robot noticed the last action. */
final class LastAction {
    /** The pause between an action and the next choice, because the table may first ask to carry something out. */
    private static final long LOOK_MS = 1_000;

    private int number;
    private long atMs = Integer.MIN_VALUE;

    /** Returns whether a choice has only just come up. */
    boolean isNew(Bulletin bulletin, long nowMs) {
        if (bulletin.actionsPlayed() != number) {
            number = bulletin.actionsPlayed();
            atMs = nowMs;
        }
        return bulletin.prompt().need() == Prompt.Need.CHOICE && nowMs - atMs < LOOK_MS;
    }
}
