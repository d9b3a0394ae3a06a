package umpire.table.loop;

/** Where nothing came in, only time can change what is said: that is looked at four times a second, not with every turn. */
final class IdleTurns {
    private static final int TURNS = 5;

    private int turns;

    /** Takes note of a turn. */
    void turn(boolean idle) {
        turns = idle && turns < TURNS ? turns + 1 : idle ? 1 : TURNS;
    }

    /** Returns whether this turn need not ask what is to be said. */
    boolean sparesThis() {
        return turns < TURNS;
    }
}
