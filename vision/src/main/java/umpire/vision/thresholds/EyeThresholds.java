package umpire.vision.thresholds;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.bodies.BodyThresholds;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.quality.QualityThresholds;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.detect.taught.TaughtThresholds;
import umpire.vision.observe.dice.TaggedDiceThresholds;
import umpire.vision.observe.motion.MotionThresholds;
import umpire.vision.observe.places.PlaceThresholds;

/**
 * What counts as seen.
 *
 * @param tags square tags
 * @param dice dice by their pips
 * @param taggedDice dice by their tags
 * @param numerals dice of ten by their numerals
 * @param taught dice that a house has taught its table
 * @param places what hides a place, or lies on it unread
 * @param bodies what stands out like a die
 * @param quality what makes a picture too poor
 * @param motion what moves
 */
public record EyeThresholds(
        TagThresholds tags,
        PipDiceThresholds dice,
        TaggedDiceThresholds taggedDice,
        NumeralThresholds numerals,
        TaughtThresholds taught,
        PlaceThresholds places,
        BodyThresholds bodies,
        QualityThresholds quality,
        MotionThresholds motion) {
    /** Those that are used where nobody moves one. */
    public static EyeThresholds standard() {
        return ThresholdTable.standard(EyeThresholds.class);
    }
}
