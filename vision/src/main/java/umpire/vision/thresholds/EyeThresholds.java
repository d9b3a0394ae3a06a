package umpire.vision.thresholds;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.faces.PipDiceThresholds;

/**
 * What counts as seen.
 *
 * @param dice dice by their pips
 */
public record EyeThresholds(PipDiceThresholds dice) {
    /** Those that are used where nobody moves one. */
    public static EyeThresholds standard() {
        return ThresholdTable.standard(EyeThresholds.class);
    }
}
