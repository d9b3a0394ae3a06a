package umpire.web.payload;

import java.util.List;

/** The state of each part of the table, as {@code ./umpire doctor --json} prints it line by line. */
public record FindingsPayload(List<FoundPart> findings) {
    public FindingsPayload {
        findings = List.copyOf(findings);
    }

    /**
     * The state of one part.
     *
     * @param part its name in one word
     * @param state {@code GOOD}, {@code DOUBTFUL}, {@code BAD} or {@code NONE}
     * @param says the finding
     * @param mend the repair; empty where none is needed
     * @param proof how to check the repair; empty where none is needed
     */
    public record FoundPart(String part, String state, String says, String mend, String proof) {}
}
