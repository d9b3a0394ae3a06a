package umpire.table.loop;

/**
 * Saves work while no input arrives. Only time can change the snapshot then, so it is checked four times a second instead of every turn.
 */
final class IdleTurns {
    private static final int TURNS = 5;

    private int turns;

    /** Counts a turn. */
    void turn(boolean idle) {
        turns = idle && turns < TURNS ? turns + 1 : idle ? 1 : TURNS;
    }

    /** Returns whether this turn may skip making a snapshot. */
    boolean sparesThis() {
        return turns < TURNS;
    }
}
