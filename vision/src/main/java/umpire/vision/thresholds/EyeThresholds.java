package umpire.vision.thresholds;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.observe.places.PlaceThresholds;

/**
 * What counts as seen.
 *
 * @param tags square tags
 * @param dice dice by their pips
 * @param places what hides a place, or lies on it unread
 */
public record EyeThresholds(TagThresholds tags, PipDiceThresholds dice, PlaceThresholds places) {
    /** Those that are used where nobody moves one. */
    public static EyeThresholds standard() {
        return ThresholdTable.standard(EyeThresholds.class);
    }
}
