package umpire.rules.kernel;

/**
 * The kind of an action. A prompt lists the kinds of the legal actions instead of every action; players then find the
 * actions on the table or in a list.
 *
 * @param says the activity after "you may", without a full stop: {@code move a squad}
 * @param weight how usual it is
 */
public record ActionKind(String says, Weight weight) {
    /** The kind of every action in a game that does not tell kinds. */
    public static final ActionKind UNTOLD = usual("choose");

    /** How usual a kind of action is. A prompt names the usual ones first. */
    public enum Weight {
        /** An action of a normal turn. */
        USUAL,
        /** An action that is played now and then. */
        SPECIAL,
        /** An action that waives the seat's other actions. */
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
