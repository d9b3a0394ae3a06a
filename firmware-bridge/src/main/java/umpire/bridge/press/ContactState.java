package umpire.bridge.press;

import umpire.bridge.wire.Edge.Level;
import umpire.hardware.Buttons.Button;

/**
 * What is known of one button's contact.
 *
 * @param button which
 * @param closed what is believed
 * @param found what the last edge said
 * @param foundMs when the contact last changed to that
 * @param restless whether it has changed and is not yet steady
 * @param restlessMs since when, while it is restless
 * @param closedMs when the believed closing began, while it is closed
 * @param spent whether the present closing has been told, or must not be told
 * @param stuck whether it has been closed for too long
 * @param deafUntilMs before this it does not take a closing for a press
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
    /** A contact that is closed at first sight was not pressed by anyone we know of: it is spent. */
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

    /** Returns when something will happen to this contact if no further edge comes; {@link Long#MAX_VALUE} for never. */
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
