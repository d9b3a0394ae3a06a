package umpire.vision.detect.pips;

import java.util.List;
import java.util.stream.IntStream;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.ReadingCandidate;

/**
 * A round spot that may be a pip.
 *
 * @param x of its centre, in pixels of the working picture
 * @param y of its centre
 * @param majorPx longer half axis of its ellipse
 * @param minorPx shorter half axis
 * @param angleRad direction of the longer axis
 * @param dark whether it is darker than its surroundings
 * @param inner its own level, 0 to 255
 * @param around level of the ring around it
 * @param roughness deviation of its edge from an ellipse, as a share of the radius
 * @param softness width of its edge, as a share of the radius
 * @param plane the index of the picture's plane
 */
public record Pip(
        double x,
        double y,
        double majorPx,
        double minorPx,
        double angleRad,
        boolean dark,
        double inner,
        double around,
        double roughness,
        double softness,
        int plane) {
    /**
     * Pips of one die differ in size by less than half, due to perspective and blur, and by less than a factor of two in contrast. Chosen.
     */
    private static final double MIN_SIZE_RATIO = 0.68;

    private static final double MIN_CONTRAST_RATIO = 0.5;

    /**
     * The largest difference between the levels around two pips of one face, as a share of the contrast. Within the pips it may be a third
     * larger. Chosen.
     */
    private static final double AROUND_SHARE = 0.35;

    private static final double INNER_SHARE = 0.455;

    /**
     * The level around a pip begins this many edge widths farther out in blur. The width is that between 30 and 75 % of the contrast, 1.2
     * times the standard deviation of the blur.
     */
    private static final double HALO_WIDTHS = 2.4;

    /** The width of the edge in a picture that is in focus, in pixels. It is that of the pixel grid and the lens. */
    private static final double PLAIN_WIDTH_PX = 0.8;

    /** The number of corners of the polygon drawn for it. */
    private static final int CORNERS = 12;

    /** Returns the spot as a candidate with the shape of a pip. */
    public ReadingCandidate candidate() {
        List<Pixel> rim = IntStream.range(0, CORNERS)
                .mapToObj(corner -> {
                    double turn = 2 * Math.PI * corner / CORNERS;
                    double along = majorPx * Math.cos(turn);
                    double across = minorPx * Math.sin(turn);
                    return new Pixel(
                            x + along * Math.cos(angleRad) - across * Math.sin(angleRad),
                            y + along * Math.sin(angleRad) + across * Math.cos(angleRad));
                })
                .toList();
        return new ReadingCandidate(
                ReadingCandidate.CandidateKind.PIP, rim, dark ? "a dark pip" : "a light pip", roundness());
    }

    public double radiusPx() {
        return Math.sqrt(majorPx * minorPx);
    }

    /**
     * Returns the distance from the centre, in radii, at which the face's own level begins.
     *
     * @param sharpRadii the same in a picture that is in focus
     */
    public double faceBeginsRadii(double sharpRadii) {
        return sharpRadii + HALO_WIDTHS * Math.max(0, softness - PLAIN_WIDTH_PX / radiusPx());
    }

    /** Returns the pip with an edge that has no width. */
    public Pip withoutBlur() {
        return new Pip(x, y, majorPx, minorPx, angleRad, dark, inner, around, roughness, 0, plane);
    }

    public double contrast() {
        return Math.abs(around - inner);
    }

    /** Returns 1 for a circle, and less if it is seen from the side or smeared. */
    public double roundness() {
        return minorPx / majorPx;
    }

    public double distanceTo(Pip other) {
        return Math.hypot(x - other.x, y - other.y);
    }

    /** Returns whether both may be pips of one die: similar in size, level and surroundings. */
    public boolean isSimilarTo(Pip other) {
        double contrast = Math.max(contrast(), other.contrast());
        return dark == other.dark
                && plane == other.plane
                && isWithin(radiusPx() / other.radiusPx(), MIN_SIZE_RATIO)
                && isWithin(contrast() / other.contrast(), MIN_CONTRAST_RATIO)
                && Math.abs(around - other.around) < AROUND_SHARE * contrast
                && Math.abs(inner - other.inner) < INNER_SHARE * contrast;
    }

    private static boolean isWithin(double ratio, double least) {
        return ratio > least && ratio < 1 / least;
    }
}
