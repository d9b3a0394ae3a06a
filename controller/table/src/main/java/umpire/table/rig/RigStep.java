package umpire.table.rig;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The steps of a calibration, in their order. */
enum RigStep {
    /** The lens is turned until the picture is sharp. */
    FOCUS,
    /** The board is waved, and pictures are taken. */
    WAVE,
    /** The lens is looked at. */
    RESULT,
    /** The table's corner tags are measured. */
    TAGS,
    /** The board is laid on the table and measured. */
    CHECK,
    /** The lens is accepted or not. */
    ACCEPT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<RigStep> of(String word) {
        return Arrays.stream(values()).filter(step -> step.word().equals(word)).findFirst();
    }
}
