package umpire.web.payload;

import java.util.List;
import java.util.Optional;

/**
 * What the page that calibrates the camera is told, part by part. Places in the picture are shares of its width and height, from the
 * top left.
 */
public final class RigParts {
    private RigParts() {}

    /**
     * Where the calibration stands.
     *
     * @param running whether the camera is lent to it
     * @param step {@code focus}, {@code wave}, {@code result}, {@code tags}, {@code check} or {@code accept}
     * @param virtual whether the table is the virtual one, with a board of its own to wave
     * @param working whether a lens is being worked out
     * @param board as the command line writes it
     * @param says what was done last, if anything
     * @param trouble why the camera sends no pictures, if so
     */
    public record RunPart(
            boolean running,
            String step,
            boolean virtual,
            boolean working,
            String board,
            Optional<String> says,
            Optional<String> trouble) {}

    /** A place in the picture. */
    public record SpotPart(double x, double y) {}

    /**
     * The newest picture.
     *
     * @param number grows with each
     * @param board {@code unseen}, {@code moving}, {@code blurred}, {@code known-place} or {@code taken}
     * @param corners of the board that are seen
     * @param tags the outlines of the table's corner tags
     */
    public record PicturePart(
            long number, int widthPx, int heightPx, String board, List<SpotPart> corners, List<List<SpotPart>> tags) {}

    /**
     * Focus and light.
     *
     * @param edgePx how wide the clearest edges are
     * @param sharp from 0 to 1
     * @param sharpest the largest it was since the beginning
     * @param focused whether it is sharp enough
     * @param focus that in words
     * @param lit whether the light is right
     * @param light that in words
     */
    public record FocusPart(
            double edgePx, double sharp, double sharpest, boolean focused, String focus, boolean lit, String light) {}

    /**
     * What was taken by now.
     *
     * @param taken how many pictures
     * @param counts how many corners were seen in each part of the picture, row by row
     * @param outlines of the boards of the pictures
     * @param missing what is still missing, in words
     * @param enough whether nothing is
     */
    public record CoveragePart(
            int taken,
            List<List<Integer>> counts,
            List<List<SpotPart>> outlines,
            List<String> missing,
            boolean enough) {}

    /** A figure of the result: what it is called, its value with unit, and what that means. */
    public record FigurePart(String name, String value, String means) {}

    /** A picture of the set. */
    public record TakenPart(String name, boolean used, String says) {}

    /**
     * The error on the table.
     *
     * @param columns of the map
     * @param errorMm row by row, from far to near
     * @param scaleMm what is drawn as the worst colour
     * @param says how large it is and where
     */
    public record ErrorMapPart(int columns, List<Double> errorMm, double scaleMm, String says) {}

    /**
     * The lens.
     *
     * @param verdict {@code good}, {@code doubtful} or {@code refused}
     * @param says why, in a sentence or two
     * @param more what would make it better, and what was noticed
     * @param map where a lens was found
     */
    public record ResultPart(
            String verdict,
            String says,
            List<String> more,
            List<FigurePart> figures,
            Optional<ErrorMapPart> map,
            List<TakenPart> pictures) {}

    /** A corner tag: where the rig file has it, and how far off that it is seen. */
    public record CornerTagPart(
            int id, String name, double xMm, double yMm, double offXMm, double offYMm, String says) {}

    /**
     * The table's corner tags.
     *
     * @param good whether all of them are where they should be
     * @param widthMm of the table
     * @param heightMm of the table
     */
    public record CornerTagsPart(
            boolean good,
            String says,
            double widthMm,
            double heightMm,
            List<CornerTagPart> tags,
            List<String> troubles) {}

    /**
     * A known distance, measured.
     *
     * @param knownMm by the ruler
     * @param measuredMm by the table; 0 where its corner tags do not fit the rig file, and it measures nothing
     * @param tags where each corner tag is, as the board that lies there tells
     */
    public record DistancePart(boolean good, double knownMm, double measuredMm, String says, List<String> tags) {}

    /** A version of the rig file. */
    public record VersionPart(int number, String name, String says) {}

    /** The rig file and what it was before. */
    public record RigFilePart(String name, String says, List<VersionPart> versions) {}

    /** What is known of a face of dice that are taught: how often it was seen, whether that is enough, and the same in words. */
    public record TaughtFacePart(String face, int views, boolean sure, String says) {}

    /**
     * The teaching of dice.
     *
     * @param running whether the camera is lent to it
     * @param pictures how many it has seen
     * @param name what the dice are called: their file, without its ending
     * @param edgeMm how long an edge of them is
     * @param looking whether the next picture is waited for, to learn from
     * @param next what to lay down next
     * @param done whether every face is known
     * @param says what came of the last picture
     * @param refused whether nothing was learnt from it
     * @param line what the rig file has to say so that they are read after a restart too
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
