package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.ColourAxis;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlainPicture;

/**
 * What lies round the middle of a face in one tone, that in which the face's colours differ most: so red on green is as good as black on white.
 */
final class TonePlane {
    /** Colours of which neither is lighter are told apart by the channel that differs most. Chosen. */
    private static final double LIGHTER = 0.35;

    /** How far it reaches from the middle, and how much of it the tone is taken from, in edges. */
    private static final double REACH = 0.95;

    private static final double FACE = 0.36;

    private TonePlane() {}

    static DieShade of(PlainPicture picture, Pixel middle, double edgePx) {
        int x = (int) Math.round(middle.x());
        int y = (int) Math.round(middle.y());
        double[] axis = ColourAxis.of(picture, x, y, (int) Math.round(FACE * edgePx));
        return DieShade.in(directed(axis), picture, x, y, (int) Math.ceil(REACH * edgePx));
    }

    /** Lighter is more; of two colours as light as each other, that which has more of the channel that differs most. */
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
