package umpire.referee.session.record;

/**
 * How the players want their table to behave, whatever the game. No rule depends on it, and no state.
 *
 * @param askBeforeWaiving whether a seat is always asked before it forgoes what it may still do because the other one moved on;
 *     else it is only where a hand seems to be still at it
 */
public record SessionSettings(boolean askBeforeWaiving) {

    /** Returns how a table behaves when nobody wants it otherwise. */
    public static SessionSettings standard() {
        return new SessionSettings(false);
    }
}
