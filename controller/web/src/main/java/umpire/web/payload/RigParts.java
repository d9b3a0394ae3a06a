package umpire.web.payload;

import java.util.List;
import java.util.Optional;

/**
 * The state of the page that calibrates the camera, in parts. Positions in the picture are shares of its width and
 * height, from the top left.
 */
public final class RigParts {
    private RigParts() {}

    /**
     * The state of the calibration.
     *
     * @param running whether the camera is lent to the calibration
     * @param step {@code focus}, {@code wave}, {@code result}, {@code tags}, {@code check} or {@code accept}
     * @param virtual whether the table is virtual, with a board of its own to wave
     * @param working whether a lens is being computed
     * @param board the board as the command line writes it
     * @param says the result of the last action; empty for none
     * @param trouble the reason why the camera sends no pictures; empty if it sends them
     */
    public record RunPart(
            boolean running,
            String step,
            boolean virtual,
            boolean working,
            String board,
            Optional<String> says,
            Optional<String> trouble) {}

    /** A position in the picture. */
    public record SpotPart(double x, double y) {}

    /**
     * The newest picture.
     *
     * @param number the number of the picture; newer pictures have higher numbers
     * @param board {@code unseen}, {@code moving}, {@code blurred}, {@code known-place} or {@code taken}
     * @param corners the corners of the board that are seen
     * @param tags the outlines of the table's corner tags
     */
    public record PicturePart(
            long number, int widthPx, int heightPx, String board, List<SpotPart> corners, List<List<SpotPart>> tags) {}

    /**
     * Focus and light.
     *
     * @param edgePx the width of the clearest edges
     * @param sharp the sharpness from 0 to 1
     * @param sharpest the maximum sharpness since the beginning
     * @param focused whether the picture is sharp enough
     * @param focus the focus in words
     * @param lit whether the light is right
     * @param light the light in words
     */
    public record FocusPart(
            double edgePx, double sharp, double sharpest, boolean focused, String focus, boolean lit, String light) {}

    /**
     * The parts of the picture that are covered by now.
     *
     * @param taken the number of pictures
     * @param counts the corners seen in each part of the picture, row by row
     * @param outlines the outlines of the boards of the pictures
     * @param missing the missing parts, in words
     * @param enough whether nothing is missing
     */
    public record CoveragePart(
            int taken,
            List<List<Integer>> counts,
            List<List<SpotPart>> outlines,
            List<String> missing,
            boolean enough) {}

    /** A figure of the result: its name, its value with unit, and its meaning. */
    public record FigurePart(String name, String value, String means) {}

    /** A picture that was taken for the lens. */
    public record TakenPart(String name, boolean used, String says) {}

    /**
     * The error of the lens across the table.
     *
     * @param columns the columns of the map
     * @param errorMm row by row, from far to near
     * @param scaleMm the error that is drawn in the worst colour
     * @param says the size of the error and its position
     */
    public record ErrorMapPart(int columns, List<Double> errorMm, double scaleMm, String says) {}

    /**
     * The computed lens.
     *
     * @param verdict {@code good}, {@code doubtful} or {@code refused}
     * @param says the reason, in a sentence or two
     * @param more advice and remarks
     * @param map the error map, where a lens was found
     */
    public record ResultPart(
            String verdict,
            String says,
            List<String> more,
            List<FigurePart> figures,
            Optional<ErrorMapPart> map,
            List<TakenPart> pictures) {}

    /** A corner tag: its position in the rig file, and the distance from that position to the one that the camera sees. */
    public record CornerTagPart(
            int id, String name, double xMm, double yMm, double offXMm, double offYMm, String says) {}

    /**
     * The table's corner tags.
     *
     * @param good whether all of them are where they should be
     * @param widthMm the table's width
     * @param heightMm the table's height
     */
    public record CornerTagsPart(
            boolean good,
            String says,
            double widthMm,
            double heightMm,
            List<CornerTagPart> tags,
            List<String> troubles) {}

    /**
     * A known distance and its measurement.
     *
     * @param knownMm the distance measured with a ruler
     * @param measuredMm the distance that the table measures; 0 where the corner tags do not fit the rig file, so that nothing is
     *     measured
     * @param tags one sentence for each corner tag: its position as measured with the calibration board on the table
     */
    public record DistancePart(boolean good, double knownMm, double measuredMm, String says, List<String> tags) {}

    /** A version of the rig file. */
    public record VersionPart(int number, String name, String says) {}

    /** The rig file and its earlier versions. */
    public record RigFilePart(String name, String says, List<VersionPart> versions) {}

    /** The samples of a face of custom dice: their number, whether they are enough, and the same in words. */
    public record TaughtFacePart(String face, int views, boolean sure, String says) {}

    /**
     * The teaching of dice.
     *
     * @param running whether the camera is lent to the teaching
     * @param pictures the number of pictures seen
     * @param name the name of the dice: that of their file, without its ending
     * @param edgeMm the length of their edge
     * @param looking whether the table learns from the next picture
     * @param next the instruction for the next step
     * @param done whether every face is known
     * @param says the result of the last picture
     * @param refused whether nothing was learnt from the last picture
     * @param line the line for the rig file with which the dice are read after a restart
     */
    public record TeachingPart(
            boolean running,
            long pictures,
            String name,
            double edgeMm,
            boolean looking,
            List<TaughtFacePart> faces,
            String next,
            boolean done,
            Optional<String> says,
            boolean refused,
            String line) {}
}
