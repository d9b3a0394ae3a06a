package umpire.bridge.press;

import umpire.bridge.wire.Edge.Level;
import umpire.hardware.Buttons.Button;

/**
 * The state of one button's contact.
 *
 * @param button the button
 * @param closed the debounced level
 * @param found the level of the last edge
 * @param foundMs the time of the last change to that level
 * @param restless whether it has changed and is not yet steady
 * @param restlessMs the start of that unsteadiness
 * @param closedMs the start of the debounced closing, while it is closed
 * @param spent whether the current closing was reported, or must not be reported
 * @param stuck whether it has been closed for too long
 * @param deafUntilMs the end of the lockout after a press
 */
record ContactState(
        Button button,
        boolean closed,
        Level found,
        long foundMs,
        boolean restless,
        long restlessMs,
        long closedMs,
        boolean spent,
        boolean stuck,
        long deafUntilMs) {
    /**
     * Returns the state after a button's first edge. A closed contact may have been closed before the start, so it is not reported as a
     * press.
     */
    static ContactState first(Button button, Level level, long atMs) {
        boolean low = level == Level.LOW;
        return new ContactState(button, low, level, atMs, false, 0, atMs, low, false, Long.MIN_VALUE);
    }

    ContactState found(Level level, long atMs) {
        return level == found
                ? this
                : new ContactState(
                        button,
                        closed,
                        level,
                        atMs,
                        true,
                        restless ? restlessMs : atMs,
                        closedMs,
                        spent,
                        stuck,
                        deafUntilMs);
    }

    ContactState believedClosed() {
        boolean deaf = foundMs < deafUntilMs;
        return new ContactState(button, true, found, foundMs, false, 0, foundMs, deaf, false, deafUntilMs);
    }

    ContactState believedOpen(long lockoutMs) {
        return new ContactState(button, false, found, foundMs, false, 0, 0, false, false, foundMs + lockoutMs);
    }

    ContactState unchanged() {
        return new ContactState(button, closed, found, foundMs, false, 0, closedMs, spent, stuck, deafUntilMs);
    }

    ContactState told() {
        return new ContactState(
                button, closed, found, foundMs, restless, restlessMs, closedMs, true, stuck, deafUntilMs);
    }

    ContactState heldTooLong() {
        return new ContactState(
                button, closed, found, foundMs, restless, restlessMs, closedMs, true, true, deafUntilMs);
    }

    /** Returns the time of the next event of this contact without a further edge; {@link Long#MAX_VALUE} for never. */
    long dueMs(PressThresholds thresholds) {
        if (restless) {
            return foundMs + thresholds.steadyMs();
        }
        if (!closed || stuck) {
            return Long.MAX_VALUE;
        }
        return closedMs + (spent ? thresholds.stuckMs() : thresholds.longMs());
    }
}
