package umpire.vision.see;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;

/**
 * The content of one picture. Boxes are in the file's own pixels; the rotation in its metadata is ignored.
 *
 * @param image its given name
 * @param widthPx of the picture
 * @param heightPx of the picture
 * @param rig the result for the corner tags; empty without a rig
 * @param dice sorted from top to bottom, then from left to right
 * @param pieces sorted by tag, then from top to bottom
 * @param frames of a video: the first and the last of this stretch
 * @param troubles messages for the builder, one sentence each
 * @param millis the time taken
 */
public record PictureReport(
        String image,
        int widthPx,
        int heightPx,
        Optional<RigSeen> rig,
        List<DieSeen> dice,
        List<PieceSeen> pieces,
        Optional<FrameRange> frames,
        List<String> troubles,
        long millis) {
    /** Numbers of frames, counted from 0. */
    public record FrameRange(int first, int last) {}

    /**
     * The table's corner tags.
     *
     * @param found whether the picture was registered by them
     * @param errorMm their error relative to the rig; absent if not found
     */
    public record RigSeen(boolean found, Optional<Double> errorMm) {}

    /** An upright bounding box in pixels. */
    public record PixelBox(double x, double y, double width, double height) {
        Pixel middle() {
            return new Pixel(x + width / 2, y + height / 2);
        }

        boolean holds(Pixel point) {
            return point.x() >= x && point.y() >= y && point.x() <= x + width && point.y() <= y + height;
        }
    }

    /**
     * A die.
     *
     * @param kind {@code d6}, {@code d10}, {@code d100} or {@code octahedron}; {@code die} for a body like a die of unknown kind
     * @param face the face on top; empty if it leans or could not be read
     * @param cocked whether it leans
     * @param pose in the table's frame, if the picture was registered
     * @param box around the top face
     * @param confidence from 0 to 1 that the face is right
     * @param why the reason for having no face, in words; empty if it has one
     */
    public record DieSeen(
            String kind,
            Optional<String> face,
            boolean cocked,
            Optional<Pose> pose,
            PixelBox box,
            double confidence,
            Optional<String> why) {
        /** The kind of a body that looks like a die and was not read. */
        public static final String ANY_KIND = "die";

        private static final String LEANS = "it leans, so that nothing is on top";
        private static final String OPEN = "its spots fit more than one face, or there is an extra spot on it";

        /** Makes a die from a reader's result, without a reason. */
        public DieSeen(
                String kind,
                Optional<String> face,
                boolean cocked,
                Optional<Pose> pose,
                PixelBox box,
                double confidence) {
            this(
                    kind,
                    face,
                    cocked,
                    pose,
                    box,
                    confidence,
                    face.isPresent() ? Optional.empty() : Optional.of(cocked ? LEANS : OPEN));
        }
    }

    /**
     * A tagged piece.
     *
     * @param tag its id
     * @param name from the list of pieces, if it is there
     * @param pose in the table's frame, corrected for the piece's height, if the picture was registered
     * @param heightMm of the piece, as listed
     * @param box around the tag
     * @param confidence from 0 to 1
     */
    public record PieceSeen(
            int tag,
            Optional<String> name,
            Optional<Pose> pose,
            Optional<Double> heightMm,
            PixelBox box,
            double confidence) {}

    public PictureReport {
        dice = List.copyOf(dice);
        pieces = List.copyOf(pieces);
        troubles = List.copyOf(troubles);
    }
}
