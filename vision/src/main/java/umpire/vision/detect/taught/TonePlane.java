package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.ColourAxis;
import umpire.vision.detect.numerals.DieShade;
import umpire.vision.detect.numerals.PlainPicture;

/** Makes the tones around a face's centre (see {@link DieShade}). Their sign is fixed, so that a face always has the same tones. */
final class TonePlane {
    /**
     * If the weights of the channels add up to less than this, light and dark do not decide the sign, and the channel that differs most
     * does. Chosen.
     */
    private static final double LIGHTER = 0.35;

    /** The reach from the centre, and the radius of the circle whose colours determine the tone, in edges. */
    private static final double REACH = 0.95;

    private static final double FACE = 0.36;

    private TonePlane() {}

    static DieShade of(PlainPicture picture, Pixel middle, double edgePx) {
        int x = (int) Math.round(middle.x());
        int y = (int) Math.round(middle.y());
        double[] axis = ColourAxis.of(picture, x, y, (int) Math.round(FACE * edgePx));
        return DieShade.in(directed(axis), picture, x, y, (int) Math.ceil(REACH * edgePx));
    }

    /**
     * Returns the axis with a fixed sign: a lighter colour has the higher tone. Of two equally light colours, it is the one with more of
     * the channel that differs most.
     */
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
