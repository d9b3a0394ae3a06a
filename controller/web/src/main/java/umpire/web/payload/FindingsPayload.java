package umpire.web.payload;

import java.util.List;

/** What was found of each part of the table, as {@code ./umpire doctor --json} prints it line by line. */
public record FindingsPayload(List<FoundPart> findings) {
    public FindingsPayload {
        findings = List.copyOf(findings);
    }

    /**
     * What was found of one part.
     *
     * @param part in one word
     * @param state {@code GOOD}, {@code DOUBTFUL}, {@code BAD} or {@code NONE}
     * @param says what was found
     * @param mend what to do about it; empty where nothing is to be done
     * @param proof how to see afterwards that it is mended; empty where nothing is to be done
     */
    public record FoundPart(String part, String state, String says, String mend, String proof) {}
}
