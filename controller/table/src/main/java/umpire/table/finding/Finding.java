package umpire.table.finding;

/**
 * A finding about one part of the table.
 *
 * @param part one word, such as {@code camera} or {@code disk}
 * @param state whether the part works
 * @param says the finding, in one sentence
 * @param mend the remedy; empty without a problem
 * @param proof how to verify the remedy; empty without a problem
 */
public record Finding(String part, FindingState state, String says, String mend, String proof) {
    static final String AGAIN = "./umpire doctor";

    /** Whether a part works. */
    public enum FindingState {
        /** It works. */
        GOOD,
        /** It may fail, or was not tested. */
        DOUBTFUL,
        /** It does not work. */
        BAD,
        /** It is absent and not required. */
        NONE
    }

    public static Finding good(String part, String says) {
        return new Finding(part, FindingState.GOOD, says, "", "");
    }

    public static Finding none(String part, String says) {
        return new Finding(part, FindingState.NONE, says, "", "");
    }

    /** Returns a finding that something may fail. Repeating the check verifies the remedy. */
    public static Finding doubtful(String part, String says, String mend) {
        return doubtful(part, says, mend, AGAIN);
    }

    /** Returns a finding that something does not work. Repeating the check verifies the remedy. */
    public static Finding bad(String part, String says, String mend) {
        return bad(part, says, mend, AGAIN);
    }

    public static Finding doubtful(String part, String says, String mend, String proof) {
        return new Finding(part, FindingState.DOUBTFUL, says, mend, proof);
    }

    public static Finding bad(String part, String says, String mend, String proof) {
        return new Finding(part, FindingState.BAD, says, mend, proof);
    }

    /** Returns the finding with this command for repeating the check, if a repetition verifies the remedy. */
    public Finding provedBy(String again) {
        return proof.startsWith(AGAIN)
                ? new Finding(part, state, says, mend, again + proof.substring(AGAIN.length()))
                : this;
    }
}
