package umpire.rules.kernel;

/**
 * What kind of thing an action is. People are told the kinds of what is legal, not all of it one by one; what can be done is then looked
 * for on the table or in a list.
 *
 * @param says what one does, as it follows "you may", without a full stop: {@code move a squad}
 * @param weight whether it is what one normally does
 */
public record ActionKind(String says, Weight weight) {
    /** What a game does that tells no kinds. */
    public static final ActionKind UNTOLD = usual("choose");

    /** How much a kind of action is asked for. What is asked for less is named later. */
    public enum Weight {
        /** What one normally does. */
        USUAL,
        /** What is done now and then. */
        SPECIAL,
        /** To leave something undone that could be done. */
        FORGOING
    }

    public static ActionKind usual(String says) {
        return new ActionKind(says, Weight.USUAL);
    }

    public static ActionKind special(String says) {
        return new ActionKind(says, Weight.SPECIAL);
    }

    public static ActionKind forgoing(String says) {
        return new ActionKind(says, Weight.FORGOING);
    }

    public boolean forgoes() {
        return weight == Weight.FORGOING;
    }
}
