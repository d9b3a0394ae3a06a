package umpire.vision.detect.dice;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;

/**
 * A die found in a picture, in the picture's pixels. Pixel (0,0) is the centre of the top left pixel, y grows downwards.
 *
 * @param kind the kind of die, as in {@link umpire.rules.kernel.DieType}
 * @param name the name of the die in the box; its kind if the dice are not distinguished
 * @param face the face on top: {@code 5}, {@code sword}; empty if the die is cocked or the face is uncertain
 * @param cocked whether it leans, so that no face is on top
 * @param corners of the top face, clockwise as seen; of the whole silhouette when the die is cocked
 * @param xPx of the top face's centre
 * @param yPx of the top face's centre
 * @param sidePx mean length of the top face's sides
 * @param headingDeg direction of a side, counter-clockwise from the picture's right. For a face with a tag it is that of its top edge. For
 *     pips it is from 0 to below 90, since a square repeats every quarter turn
 * @param confidence the probability from 0 to 1 that the face is right; at least 0.9 only if errors are very rare
 * @param edgeMm its size, if dice of that size were looked for
 * @param mayShow the few faces it may show if its face is uncertain, the likeliest first; empty if unknown
 */
public record Die(
        String kind,
        String name,
        Optional<String> face,
        boolean cocked,
        List<Pixel> corners,
        double xPx,
        double yPx,
        double sidePx,
        double headingDeg,
        double confidence,
        OptionalDouble edgeMm,
        List<String> mayShow) {
    /** The confidence of a die that may lean. It is below 0.9, so the players are asked. Chosen. */
    private static final double UNSURE_CONFIDENCE = 0.6;

    /** The white margin of a tag is a fifth of its side; the rest allows for blur. Geometry. */
    private static final double TAG_MARGIN = 0.25;

    /** Makes a die with pips that is not distinguished from others. */
    public Die(
            String kind,
            Optional<String> face,
            boolean cocked,
            List<Pixel> corners,
            double xPx,
            double yPx,
            double sidePx,
            double headingDeg,
            double confidence,
            OptionalDouble edgeMm) {
        this(kind, kind, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm);
    }

    /** Makes a die without a list of possible faces. */
    public Die(
            String kind,
            String name,
            Optional<String> face,
            boolean cocked,
            List<Pixel> corners,
            double xPx,
            double yPx,
            double sidePx,
            double headingDeg,
            double confidence,
            OptionalDouble edgeMm) {
        this(kind, name, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm, List.of());
    }

    public Die {
        corners = List.copyOf(corners);
        mayShow = List.copyOf(mayShow);
        if (corners.size() < 3) {
            throw new IllegalArgumentException("a die's outline has at least three corners, not " + corners.size());
        }
        if (cocked && face.isPresent()) {
            throw new IllegalArgumentException("a cocked die has no face on top");
        }
    }

    /** Returns the same die without a face; whether it leans is unknown. */
    public Die withoutFace() {
        return withoutFace(false);
    }

    /** Returns the same die as cocked, without a face on top. */
    public Die asCocked() {
        return withoutFace(true);
    }

    private Die withoutFace(boolean leaning) {
        return new Die(kind, name, Optional.empty(), leaning, corners, xPx, yPx, sidePx, headingDeg, 0, edgeMm);
    }

    /** Returns the same die with the faces it may show. */
    public Die asking(List<String> faces) {
        return new Die(kind, name, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm, faces);
    }

    /**
     * Returns the same die with at most the confidence of a die that may lean. A four or five keeps its confidence, since its pips form a
     * square.
     */
    public Die lessSure() {
        boolean square = face.filter(f -> f.equals("4") || f.equals("5")).isPresent();
        double less = square ? confidence : Math.min(confidence, UNSURE_CONFIDENCE);
        return new Die(kind, name, face, cocked, corners, xPx, yPx, sidePx, headingDeg, less, edgeMm, mayShow);
    }

    /** Returns the same die with its confidence limited to this value. */
    public Die atMost(double sure) {
        return new Die(
                kind,
                name,
                face,
                cocked,
                corners,
                xPx,
                yPx,
                sidePx,
                headingDeg,
                Math.min(confidence, sure),
                edgeMm,
                mayShow);
    }

    /**
     * Returns whether its centre lies on one of these tags or on a tag's margin. Such a die is a false detection, since nothing lies on a
     * tag that was read.
     */
    public boolean isOnAny(List<Tag> tags) {
        return tags.stream().anyMatch(tag -> tag.covers(xPx, yPx, TAG_MARGIN));
    }

    /** Returns the same die with the name of a die in the box. */
    public Die named(String other) {
        return new Die(kind, other, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm, mayShow);
    }

    /** Returns the same die with a known size in millimetres. */
    public Die withEdge(double edge) {
        return new Die(
                kind,
                name,
                face,
                cocked,
                corners,
                xPx,
                yPx,
                sidePx,
                headingDeg,
                confidence,
                OptionalDouble.of(edge),
                mayShow);
    }

    /**
     * Returns the same die in the pixels of another picture of the same scene.
     *
     * @param factor resolution of the other picture relative to this one
     * @param leftPx left edge of this picture in the other one
     * @param topPx top edge of this picture in the other one
     */
    public Die in(double factor, double leftPx, double topPx) {
        List<Pixel> there = corners.stream()
                .map(corner -> new Pixel(corner.x() * factor + leftPx, corner.y() * factor + topPx))
                .toList();
        return new Die(
                kind,
                name,
                face,
                cocked,
                there,
                xPx * factor + leftPx,
                yPx * factor + topPx,
                sidePx * factor,
                headingDeg,
                confidence,
                edgeMm,
                mayShow);
    }
}
