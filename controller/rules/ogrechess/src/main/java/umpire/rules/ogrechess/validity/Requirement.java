package umpire.rules.ogrechess.validity;

import java.util.Optional;

/** What must hold of a position that is written by hand. */
final class Requirement {
    private Requirement() {}

    /** Returns what is wrong where something does not fit. */
    static Optional<String> need(boolean fits, String otherwise) {
        return fits ? Optional.empty() : Optional.of(otherwise);
    }
}
