package umpire.vision.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.OpenCv;

/**
 * Dark patches of a picture about as large as a small tag. Of a table they are a small part, and a detector that looks for small tags need
 * look nowhere else.
 *
 * @param boxes round them, in the picture's pixels
 */
record DarkPatches(List<Rect> boxes) {
    /** In pixels of a half-sized picture: a tag of 8 pixels in the whole, and one so large that it is found in the half. */
    private static final int LEAST_PX = 4;

    private static final int MOST_PX = 40;

    /** A tag seen aslant is narrow; lines are narrower. */
    private static final double LEAST_SLENDER = 0.4;

    /** How much of a patch's surroundings is looked at with it: the white margin round a small tag. Chosen. */
    private static final int MARGIN_PX = 10;

    /** Patches nearer to each other than this are looked at together. Chosen. */
    private static final int TILE_PX = 16;

    /** Where patches take up so much of a picture, looking at all of it costs less. Chosen. */
    private static final double MOST_SHARE = 0.4;

    private static final double WHITE = 255;

    DarkPatches {
        boxes = List.copyOf(boxes);
    }

    /**
     * Finds them.
     *
     * @param half a grey picture half as wide as the one that is asked about
     */
    static DarkPatches in(Mat half) {
        Mat dark = new Mat();
        try {
            Imgproc.adaptiveThreshold(
                    half,
                    dark,
                    WHITE,
                    Imgproc.ADAPTIVE_THRESH_MEAN_C,
                    Imgproc.THRESH_BINARY_INV,
                    TagProposals.WINDOW_OF_HALF_PX,
                    TagProposals.DARKER);
            return new DarkPatches(
                    boxes(dark, 2).stream().filter(DarkPatches::isLikeTag).toList());
        } finally {
            OpenCv.release(dark);
        }
    }

    private static boolean isLikeTag(Rect box) {
        int longer = Math.max(box.width, box.height) / 2;
        return longer >= LEAST_PX && longer <= MOST_PX && Math.min(box.width, box.height) / 2 >= LEAST_SLENDER * longer;
    }

    /** Boxes round what hangs together in a mask, so many times as large as there. */
    private static List<Rect> boxes(Mat mask, int scale) {
        Mat labels = new Mat();
        Mat stats = new Mat();
        Mat middles = new Mat();
        try {
            int count = Imgproc.connectedComponentsWithStats(mask, labels, stats, middles, 8, CvType.CV_32S);
            int columns = stats.cols();
            int[] values = new int[columns * count];
            stats.get(0, 0, values);
            List<Rect> boxes = new ArrayList<>();
            // The first is what lies between all of them.
            for (int i = columns; i < values.length; i += columns) {
                boxes.add(new Rect(
                        scale * values[i + Imgproc.CC_STAT_LEFT],
                        scale * values[i + Imgproc.CC_STAT_TOP],
                        scale * values[i + Imgproc.CC_STAT_WIDTH],
                        scale * values[i + Imgproc.CC_STAT_HEIGHT]));
            }
            return boxes;
        } finally {
            List.of(labels, stats, middles).forEach(OpenCv::release);
        }
    }

    /**
     * Returns the parts of the picture that must be looked at, with what lies round the patches; they may overlap.
     *
     * @param known whether the point in the middle of a patch lies on something that is known already
     */
    List<Rect> parts(int widthPx, int heightPx, Predicate<Pixel> known) {
        Mat tiles = Mat.zeros(heightPx / TILE_PX + 1, widthPx / TILE_PX + 1, CvType.CV_8U);
        try {
            boxes.stream()
                    .filter(box -> !known.test(new Pixel(box.x + box.width / 2.0, box.y + box.height / 2.0)))
                    .forEach(box -> Imgproc.rectangle(tiles, tiles(box), new Scalar(WHITE), Imgproc.FILLED));
            if (Core.countNonZero(tiles) > MOST_SHARE * tiles.total()) {
                return List.of(new Rect(0, 0, widthPx, heightPx));
            }
            return boxes(tiles, TILE_PX).stream()
                    .map(part -> within(part, widthPx, heightPx))
                    .toList();
        } finally {
            OpenCv.release(tiles);
        }
    }

    /** The tiles that a patch and its margin touch. */
    private static Rect tiles(Rect box) {
        int left = Math.max(0, box.x - MARGIN_PX) / TILE_PX;
        int top = Math.max(0, box.y - MARGIN_PX) / TILE_PX;
        int right = (box.x + box.width + MARGIN_PX) / TILE_PX;
        int bottom = (box.y + box.height + MARGIN_PX) / TILE_PX;
        return new Rect(left, top, right - left + 1, bottom - top + 1);
    }

    private static Rect within(Rect part, int widthPx, int heightPx) {
        return new Rect(
                part.x, part.y, Math.min(part.width, widthPx - part.x), Math.min(part.height, heightPx - part.y));
    }
}
