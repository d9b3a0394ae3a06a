package umpire.table.finding;

/**
 * What was found of one part of the table.
 *
 * @param part such as {@code camera} or {@code disk}, in one word
 * @param state whether it will do
 * @param says what was found, in one sentence
 * @param mend what to do about it; empty where nothing is to be done
 * @param proof how to see afterwards that it is mended; empty where nothing is to be done
 */
public record Finding(String part, FindingState state, String says, String mend, String proof) {
    static final String AGAIN = "./umpire doctor";

    /** Whether a part will do. */
    public enum FindingState {
        /** It will. */
        GOOD,
        /** It may fail, or was not tried. */
        DOUBTFUL,
        /** It will not. */
        BAD,
        /** There is none, and none is asked for. */
        NONE
    }

    public static Finding good(String part, String says) {
        return new Finding(part, FindingState.GOOD, says, "", "");
    }

    public static Finding none(String part, String says) {
        return new Finding(part, FindingState.NONE, says, "", "");
    }

    /** Something that may fail, and is seen to be mended by examining the table again. */
    public static Finding doubtful(String part, String says, String mend) {
        return doubtful(part, says, mend, AGAIN);
    }

    /** Something that will not do, and is seen to be mended by examining the table again. */
    public static Finding bad(String part, String says, String mend) {
        return bad(part, says, mend, AGAIN);
    }

    public static Finding doubtful(String part, String says, String mend, String proof) {
        return new Finding(part, FindingState.DOUBTFUL, says, mend, proof);
    }

    public static Finding bad(String part, String says, String mend, String proof) {
        return new Finding(part, FindingState.BAD, says, mend, proof);
    }

    /** Returns the same finding; where it is proved by examining the table again, that is written as this command. */
    public Finding provedBy(String again) {
        return proof.startsWith(AGAIN)
                ? new Finding(part, state, says, mend, again + proof.substring(AGAIN.length()))
                : this;
    }
}
