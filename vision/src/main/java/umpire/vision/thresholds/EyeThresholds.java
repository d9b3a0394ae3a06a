package umpire.vision.thresholds;

import umpire.vision.detect.ThresholdTable;
import umpire.vision.detect.bodies.BodyThresholds;
import umpire.vision.detect.faces.PipDiceThresholds;
import umpire.vision.detect.numerals.NumeralThresholds;
import umpire.vision.detect.quality.QualityThresholds;
import umpire.vision.detect.tags.TagThresholds;
import umpire.vision.detect.taught.CustomDieThresholds;
import umpire.vision.observe.dice.TaggedDiceThresholds;
import umpire.vision.observe.motion.MotionThresholds;
import umpire.vision.observe.places.PlaceThresholds;

/**
 * All thresholds of recognition.
 *
 * @param tags square tags
 * @param dice dice with pips
 * @param taggedDice dice with tags
 * @param numerals ten-sided dice with numerals
 * @param taught taught dice
 * @param places hidden places and unread objects
 * @param bodies bodies that look like dice
 * @param quality pictures that are too poor
 * @param motion motion
 */
public record EyeThresholds(
        TagThresholds tags,
        PipDiceThresholds dice,
        TaggedDiceThresholds taggedDice,
        NumeralThresholds numerals,
        CustomDieThresholds taught,
        PlaceThresholds places,
        BodyThresholds bodies,
        QualityThresholds quality,
        MotionThresholds motion) {
    /** Returns the default thresholds. */
    public static EyeThresholds standard() {
        return ThresholdTable.standard(EyeThresholds.class);
    }
}
