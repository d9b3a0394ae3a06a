package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.ColourAxis;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlainPicture;

/**
 * The surroundings of a face's centre in one tone: that in which its colours differ most, so that red on green is as readable as black on
 * white.
 */
final class TonePlane {
    /** Colours of equal lightness are distinguished by the channel that differs most. Chosen. */
    private static final double LIGHTER = 0.35;

    /** Its reach from the centre, and the part that determines the tone, in edges. */
    private static final double REACH = 0.95;

    private static final double FACE = 0.36;

    private TonePlane() {}

    static DieShade of(PlainPicture picture, Pixel middle, double edgePx) {
        int x = (int) Math.round(middle.x());
        int y = (int) Math.round(middle.y());
        double[] axis = ColourAxis.of(picture, x, y, (int) Math.round(FACE * edgePx));
        return DieShade.in(directed(axis), picture, x, y, (int) Math.ceil(REACH * edgePx));
    }

    /** Lighter is more. Of two equally light colours the one with more of the channel that differs most is more. */
    private static double[] directed(double... axis) {
        int most = 0;
        for (int c = 1; c < 3; c++) {
            most = Math.abs(axis[c]) > Math.abs(axis[most]) ? c : most;
        }
        double sum = axis[0] + axis[1] + axis[2];
        boolean turned = Math.abs(sum) > LIGHTER ? sum < 0 : axis[most] < 0;
        return turned ? new double[] {-axis[0], -axis[1], -axis[2]} : axis;
    }
}
