package umpire.bridge.press;

import umpire.hardware.Buttons.Button;

/**
 * A button was pressed by a person.
 *
 * @param button which; its side and meaning are the rig file's words
 * @param kind how
 * @param atMs when the contact closed, on the table's monotonic clock
 */
public record Press(Button button, PressKind kind, long atMs) {
    /** How a button was pressed. One press is of one kind only. */
    public enum PressKind {
        /** Let go before it became long. Told when the button is let go. */
        SHORT,
        /** Held. Told as soon as it has been held long enough. */
        LONG
    }
}
