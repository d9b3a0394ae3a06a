package umpire.referee.session.record;

/**
 * The players' settings of the table, whatever the game. No rule and no state depends on them.
 *
 * @param askBeforeWaiving whether a seat is always asked before it waives because the next seat moved on; otherwise
 *     only where a hand seems to be still moving
 */
public record SessionSettings(boolean askBeforeWaiving) {

    /** Returns the default settings. */
    public static SessionSettings standard() {
        return new SessionSettings(false);
    }
}
