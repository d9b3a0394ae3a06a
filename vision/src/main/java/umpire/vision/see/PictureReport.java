package umpire.vision.see;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Pose;

/**
 * What is on one picture. Boxes are in the file's own pixels, whatever orientation the file asks to be shown in.
 *
 * @param image as it was named
 * @param widthPx of the picture
 * @param heightPx of the picture
 * @param rig what the corner tags say; empty when no rig was given
 * @param dice sorted from top to bottom, then from left to right
 * @param pieces sorted by tag, then from top to bottom
 * @param frames of a video: the first and the last of those this look stands for
 * @param troubles what the builder should know, one sentence each
 * @param millis it took to look
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
     * @param found true when the picture was registered by them
     * @param errorMm how far they are seen from where the rig has them; absent when not found
     */
    public record RigSeen(boolean found, Optional<Double> errorMm) {}

    /** The smallest upright rectangle around something, in pixels. */
    public record PixelBox(double x, double y, double width, double height) {}

    /**
     * A die.
     *
     * @param kind {@code d6} or {@code octahedron}; {@code die} where something stands out like one and nobody can tell
     * @param face what lies on top; empty when it leans or could not be read
     * @param cocked true when it leans
     * @param pose in the table's frame, when the picture was registered
     * @param box around the top face
     * @param confidence from 0 to 1 that the face is right
     * @param why it has no face, in words; empty where it has one
     */
    public record DieSeen(
            String kind,
            Optional<String> face,
            boolean cocked,
            Optional<Pose> pose,
            PixelBox box,
            double confidence,
            Optional<String> why) {
        /** The kind of what stands out like a die and was not read. */
        public static final String ANY_KIND = "die";

        private static final String LEANS = "it leans, so that nothing is on top";
        private static final String OPEN = "what is seen fits more than one face, or another spot lies on it";

        /** A die of which a reader has said what it could. */
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
     * @param pose in the table's frame, corrected for the piece's height, when the picture was registered
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
