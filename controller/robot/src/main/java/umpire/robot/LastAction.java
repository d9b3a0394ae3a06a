package umpire.robot;

import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;

/** The time at which the robot noticed the last action. */
final class LastAction {
    /** The pause between an action and the next choice, because the table may first ask to carry something out. */
    private static final long LOOK_MS = 1_000;

    private int number;
    private long atMs = Integer.MIN_VALUE;

    /** Returns whether a choice has only just come up. */
    boolean isNew(TableSnapshot tableSnapshot, long nowMs) {
        if (tableSnapshot.actionsPlayed() != number) {
            number = tableSnapshot.actionsPlayed();
            atMs = nowMs;
        }
        return tableSnapshot.prompt().need() == Prompt.Need.CHOICE && nowMs - atMs < LOOK_MS;
    }
}
