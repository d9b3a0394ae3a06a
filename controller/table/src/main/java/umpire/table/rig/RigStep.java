package umpire.table.rig;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The steps of a calibration, in order. */
enum RigStep {
    /** The operator turns the lens until the picture is sharp. */
    FOCUS,
    /** The operator waves the board, and pictures are taken. */
    WAVE,
    /** The lens is shown. */
    RESULT,
    /** The table's corner tags are measured. */
    TAGS,
    /** The board lies on the table and is measured. */
    CHECK,
    /** The operator accepts the lens or not. */
    ACCEPT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<RigStep> of(String word) {
        return Arrays.stream(values()).filter(step -> step.word().equals(word)).findFirst();
    }
}
