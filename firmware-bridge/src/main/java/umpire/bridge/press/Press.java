package umpire.bridge.press;

import umpire.hardware.Buttons.Button;

/**
 * A press of a button by a person.
 *
 * @param button the button; its side and meaning are the rig file's words
 * @param kind short or long
 * @param atMs the time at which the contact closed, on the table's monotonic clock
 */
public record Press(Button button, PressKind kind, long atMs) {
    /** The kinds of presses; a press has one kind only. */
    public enum PressKind {
        /** Released before it became long. Reported on release. */
        SHORT,
        /** Held. Reported as soon as it has been held long enough. */
        LONG
    }
}
