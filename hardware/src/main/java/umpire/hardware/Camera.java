package umpire.hardware;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A calibrated lens, in OpenCV's model: pixel (0,0) is the centre of the top left pixel.
 *
 * @param widthPx of the frames it was calibrated for
 * @param heightPx of the frames it was calibrated for
 * @param fxPx focal length
 * @param fyPx focal length
 * @param cxPx principal point
 * @param cyPx principal point
 * @param distortion OpenCV's k1, k2, p1, p2, k3
 * @param rmsPx the calibration's reprojection error
 */
public record Camera(
        int widthPx,
        int heightPx,
        double fxPx,
        double fyPx,
        double cxPx,
        double cyPx,
        List<Double> distortion,
        double rmsPx) {
    private static final double LEAST_FOCAL = 0.2;
    private static final double MOST_FOCAL = 20;
    /** The largest ratio of the field of view in the picture's corner with and without distortion. */
    private static final double MOST_BEND = 3;

    private static final int BEND_STEPS = 300;

    public Camera {
        distortion = List.copyOf(distortion);
        if (widthPx < 64 || heightPx < 64) {
            throw new IllegalArgumentException(
                    "a camera has at least 64 by 64 pixels, not " + widthPx + " by " + heightPx);
        }
        if (!(fxPx > 0) || !(fyPx > 0) || !(rmsPx >= 0)) {
            throw new IllegalArgumentException(
                    "a focal length must be above 0 pixels, and a reprojection error not negative");
        }
        if (distortion.size() != 5) {
            throw new IllegalArgumentException(
                    "distortion is k1, k2, p1, p2, k3, not " + distortion.size() + " numbers");
        }
        double sum = fxPx
                + fyPx
                + cxPx
                + cyPx
                + rmsPx
                + distortion.stream().mapToDouble(Math::abs).sum();
        if (!Double.isFinite(sum)) {
            throw new IllegalArgumentException("every number of a lens must be finite");
        }
    }

    /** Returns the reference camera: 2028 by 1520 pixels at about 2 px/mm from one metre, with a mild barrel distortion. */
    public static Camera reference() {
        return new Camera(2028, 1520, 2000, 2000, 1013.5, 759.5, List.of(-0.08, 0.02, 0.0004, -0.0003, 0.0), 0.0);
    }

    /**
     * Returns the reason why these numbers cannot be a lens; empty if they can. A failed calibration leaves such numbers, and no place on
     * the table could be measured with them.
     */
    public Optional<String> fault() {
        int sidePx = Math.max(widthPx, heightPx);
        double shortest = Math.min(fxPx, fyPx);
        double longest = Math.max(fxPx, fyPx);
        if (shortest < LEAST_FOCAL * sidePx || longest > MOST_FOCAL * sidePx) {
            return Optional.of(String.format(
                    Locale.ROOT,
                    "no lens for frames %d pixels wide has a focal length of %s pixels; it is %.0f to %.0f. Calibrate again.",
                    sidePx,
                    shortest < LEAST_FOCAL * sidePx ? shortest : longest,
                    LEAST_FOCAL * sidePx,
                    MOST_FOCAL * sidePx));
        }
        return bendsTooMuch()
                ? Optional.of(
                        "with this distortion the picture's corners would fold over or run away. Calibrate again.")
                : Optional.empty();
    }

    /** Samples points from the middle of the picture to its corner and checks their distortion. */
    private boolean bendsTooMuch() {
        double cornerRadius = Math.hypot(widthPx / 2.0 / fxPx, heightPx / 2.0 / fyPx);
        Distortion bending = Distortion.of(distortion);
        double bentBefore = 0;
        for (int step = 1; step <= BEND_STEPS; step++) {
            double radius = cornerRadius * MOST_BEND * step / BEND_STEPS;
            double bent = radius * bending.radial(radius * radius);
            if (bent <= bentBefore) {
                return true;
            }
            if (bent >= cornerRadius) {
                return radius < cornerRadius / MOST_BEND;
            }
            bentBefore = bent;
        }
        return true;
    }

    /** Returns the same lens at another frame size. The field of view is kept; a wider or taller frame shows more. */
    public Camera scaledTo(int otherWidthPx, int otherHeightPx) {
        double scale = Math.min((double) otherWidthPx / widthPx, (double) otherHeightPx / heightPx);
        return new Camera(
                otherWidthPx,
                otherHeightPx,
                fxPx * scale,
                fyPx * scale,
                (cxPx - (widthPx - 1) / 2.0) * scale + (otherWidthPx - 1) / 2.0,
                (cyPx - (heightPx - 1) / 2.0) * scale + (otherHeightPx - 1) / 2.0,
                distortion,
                rmsPx * scale);
    }
}
