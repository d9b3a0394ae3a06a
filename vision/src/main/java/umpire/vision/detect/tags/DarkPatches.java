package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Where a picture is dark so densely as only a small tag is. Lines and edges are thinner, whatever they hang together with; and where something
 * else is as dense, it is looked at in vain and nothing is lost. Of a table that is a small part, and a detector that looks for small tags
 * need look nowhere else.
 */
final class DarkPatches implements AutoCloseable {
    /** In pixels of a half-sized picture: of an edge only so much less than half is taken for dark. */
    private static final int WINDOW_PX = 5;

    /** The surroundings of a pixel of which a share must be dark: nearly those of a tag of 16 pixels, in a half-sized picture. */
    private static final Size SURROUNDINGS = new Size(7, 7);

    /** Of 303 tags of 15 to 31 pixels that a half-sized picture did not show, none was below 0.35, and one in a hundred below 0.39. */
    private static final double LEAST_SHARE = 0.33;

    /** How coarsely the places are told, in pixels of a half-sized picture. */
    private static final int TILE_PX = 4;

    /** How many tiles round a place are looked at with it: the rest of a tag and its white margin. */
    private static final int AROUND_TILES = 2;

    /** A tag that is known is left out with half of the white margin round it, whose outer edge is dark beyond. Chosen. */
    private static final double KNOWN_SIDES = 1.3;

    /** Where places take up so much of a picture, looking at all of it costs less. Chosen. */
    private static final double MOST_SHARE = 0.6;

    private static final double WHITE = 255;

    private final Mat dark;

    private DarkPatches(Mat dark) {
        this.dark = dark;
    }

    /**
     * Looks for them.
     *
     * @param half a grey picture half as wide as the one that is asked about
     */
    static DarkPatches in(Mat half) {
        Mat dark = new Mat();
        Imgproc.adaptiveThreshold(
                half,
                dark,
                WHITE,
                Imgproc.ADAPTIVE_THRESH_MEAN_C,
                Imgproc.THRESH_BINARY_INV,
                WINDOW_PX,
                TagProposals.DARKER);
        return new DarkPatches(dark);
    }

    /**
     * Returns the parts of the picture that must be looked at; they may overlap.
     *
     * @param known the tags in the picture that were found already
     */
    List<Rect> parts(int widthPx, int heightPx, List<Tag> known) {
        known.forEach(this::leaveOut);
        try (MatScope scope = new MatScope()) {
            Mat tiles = scope.keep(tiles());
            List<Rect> parts = boxes(tiles).stream()
                    .map(box -> within(box, widthPx, heightPx))
                    .toList();
            double area = parts.stream().mapToDouble(Rect::area).sum();
            return area > MOST_SHARE * widthPx * heightPx ? List.of(new Rect(0, 0, widthPx, heightPx)) : parts;
        }
    }

    /** Returns a part of a picture, widened to whole tiles of the picture's own as far as it reaches. */
    static Rect onGrid(Rect part, Mat picture) {
        int tilePx = 2 * TILE_PX;
        int left = part.x / tilePx * tilePx;
        int top = part.y / tilePx * tilePx;
        int right = Math.min(picture.cols(), Math.ceilDiv(part.x + part.width, tilePx) * tilePx);
        int bottom = Math.min(picture.rows(), Math.ceilDiv(part.y + part.height, tilePx) * tilePx);
        return new Rect(left, top, right - left, bottom - top);
    }

    private void leaveOut(Tag tag) {
        Pixel centre = tag.centre();
        try (MatScope scope = new MatScope()) {
            MatOfPoint outline = scope.keep(new MatOfPoint(tag.corners().stream()
                    .map(corner -> new Point(
                            (centre.x() + KNOWN_SIDES * (corner.x() - centre.x())) / 2,
                            (centre.y() + KNOWN_SIDES * (corner.y() - centre.y())) / 2))
                    .toArray(Point[]::new)));
            Imgproc.fillConvexPoly(dark, outline, new Scalar(0));
        }
    }

    /** A pixel for each tile, white where it must be looked at. What is left over at the edge is narrower than any tag. */
    private Mat tiles() {
        int columns = dark.cols() / TILE_PX;
        int rows = dark.rows() / TILE_PX;
        if (columns == 0 || rows == 0) {
            return Mat.zeros(1, 1, CvType.CV_8U);
        }
        try (MatScope scope = new MatScope()) {
            Mat dense = scope.mat();
            Mat whole = scope.keep(dark.submat(0, rows * TILE_PX, 0, columns * TILE_PX));
            Mat cross = scope.mat();
            Mat tiles = scope.mat();
            Imgproc.boxFilter(whole, dense, -1, SURROUNDINGS);
            Imgproc.threshold(dense, dense, LEAST_SHARE * WHITE, WHITE, Imgproc.THRESH_BINARY);
            Imgproc.resize(dense, tiles, new Size(columns, rows), 0, 0, Imgproc.INTER_AREA);
            Imgproc.threshold(tiles, tiles, 0, WHITE, Imgproc.THRESH_BINARY);
            Imgproc.dilate(tiles, tiles, cross, new Point(-1, -1), AROUND_TILES);
            return scope.handOut(tiles);
        }
    }

    /** Boxes round what hangs together, in tiles. */
    private static List<Rect> boxes(Mat tiles) {
        try (MatScope scope = new MatScope()) {
            Mat labels = scope.mat();
            Mat stats = scope.mat();
            Mat middles = scope.mat();
            int count = Imgproc.connectedComponentsWithStats(tiles, labels, stats, middles, 8, CvType.CV_32S);
            int columns = stats.cols();
            int[] values = new int[columns * count];
            stats.get(0, 0, values);
            List<Rect> boxes = new ArrayList<>();
            // The first is what lies between all of them.
            for (int i = columns; i < values.length; i += columns) {
                boxes.add(new Rect(
                        values[i + Imgproc.CC_STAT_LEFT],
                        values[i + Imgproc.CC_STAT_TOP],
                        values[i + Imgproc.CC_STAT_WIDTH],
                        values[i + Imgproc.CC_STAT_HEIGHT]));
            }
            return boxes;
        }
    }

    /** The part of the whole picture that these tiles of the half-sized one are; the last ones reach up to its edge. */
    private Rect within(Rect box, int widthPx, int heightPx) {
        int tilePx = 2 * TILE_PX;
        boolean last = box.x + box.width == dark.cols() / TILE_PX;
        boolean lowest = box.y + box.height == dark.rows() / TILE_PX;
        int left = box.x * tilePx;
        int top = box.y * tilePx;
        return new Rect(
                left, top, last ? widthPx - left : box.width * tilePx, lowest ? heightPx - top : box.height * tilePx);
    }

    @Override
    public void close() {
        OpenCv.release(dark);
    }
}
