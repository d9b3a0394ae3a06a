package umpire.vision.detect.dice;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;

/**
 * One die as found in a picture, in the picture's pixels. Pixel (0,0) is the centre of the top left pixel, y grows
 * downwards.
 *
 * @param kind as in {@link umpire.rules.kernel.DieType}
 * @param name which of the box's dice; the kind itself where nobody told them apart
 * @param face what lies on top: {@code 5}, {@code sword}; empty when it is cocked or cannot be told beyond doubt
 * @param cocked true when it leans, so that no face lies on top
 * @param corners of the top face, clockwise as seen; of the whole silhouette when the die is cocked
 * @param xPx of the top face's centre
 * @param yPx of the top face's centre
 * @param sidePx mean length of the top face's sides
 * @param headingDeg direction of a side, counter-clockwise as seen from the picture's right: of a face with a tag its top edge's, of
 *     pips from 0 to below 90, for a square is known up to quarter turns
 * @param confidence from 0 to 1 that the face is right; 0.9 and more only where wrong is nearly unheard of
 * @param edgeMm its size, where dice of that size were looked for
 * @param mayShow what it may show where its face is not beyond asking, a few faces, the likeliest first; empty where that is not known
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
    /** What could just as well lean is below the 0.9 that is beyond asking. Chosen. */
    private static final double UNSURE_CONFIDENCE = 0.6;

    /** The white margin of a tag is a fifth of its side; the rest is for the blur. Geometry. */
    private static final double TAG_MARGIN = 0.25;

    /** A die with pips that nobody has told from others. */
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

    /** A die of which nobody says what it may show. */
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

    /** Returns the same die without a face, of which nobody knows whether it leans. */
    public Die withoutFace() {
        return withoutFace(false);
    }

    /** Returns the same die as one that leans, so that it has no face on top. */
    public Die asCocked() {
        return withoutFace(true);
    }

    private Die withoutFace(boolean leaning) {
        return new Die(kind, name, Optional.empty(), leaning, corners, xPx, yPx, sidePx, headingDeg, 0, edgeMm);
    }

    /** Returns the same die with what it may show. */
    public Die asking(List<String> faces) {
        return new Die(kind, name, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm, faces);
    }

    /** Returns the same die, which could just as well lean. Fours and fives at least are known to be square. */
    public Die lessSure() {
        boolean square = face.filter(f -> f.equals("4") || f.equals("5")).isPresent();
        double less = square ? confidence : Math.min(confidence, UNSURE_CONFIDENCE);
        return new Die(kind, name, face, cocked, corners, xPx, yPx, sidePx, headingDeg, less, edgeMm, mayShow);
    }

    /** Returns the same die, no surer of its face than this. */
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

    /** Returns whether its middle lies on one of these tags or its margin: then it is none, for nothing lies on a tag that was read. */
    public boolean isOnAny(List<Tag> tags) {
        return tags.stream().anyMatch(tag -> tag.covers(xPx, yPx, TAG_MARGIN));
    }

    /** Returns the same die as one of the box. */
    public Die named(String other) {
        return new Die(kind, other, face, cocked, corners, xPx, yPx, sidePx, headingDeg, confidence, edgeMm, mayShow);
    }

    /** Returns the same die, of a known size. */
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
     * Returns the same die in the pixels of another picture of it.
     *
     * @param factor how many times finer the other picture is
     * @param leftPx of this picture in the other one
     * @param topPx the same, downwards
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
