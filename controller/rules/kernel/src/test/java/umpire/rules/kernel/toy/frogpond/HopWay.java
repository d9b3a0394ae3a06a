package umpire.rules.kernel.toy.frogpond;

import java.util.Locale;

/** The direction of a hop. */
public enum HopWay {
    STRAIGHT,
    SLANT,
    EITHER;

    /** Returns whether a hop along a line goes this way. */
    boolean allows(LilyPad from, LilyPad to) {
        boolean straight = from.column() == to.column() || from.row() == to.row();
        return switch (this) {
            case STRAIGHT -> straight;
            case SLANT -> !straight;
            case EITHER -> true;
        };
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the letters of a card, at most four. */
    String letters() {
        return switch (this) {
            case STRAIGHT -> "+";
            case SLANT -> "X";
            case EITHER -> "+X";
        };
    }

    /** Returns the way in a sentence: {@code hop two pads slantwise}. */
    String says() {
        return switch (this) {
            case STRAIGHT -> "straight";
            case SLANT -> "slantwise";
            case EITHER -> "straight or slantwise";
        };
    }
}
