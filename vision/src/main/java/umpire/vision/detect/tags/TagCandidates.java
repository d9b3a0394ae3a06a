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
 * The parts of a picture where small tags may be: there the density of dark pixels is as high as on a small tag. Lines and edges have a
 * lower density. Other objects with such a density only cost time. These parts are small on a table, so a detector for small tags can skip
 * the rest.
 */
final class TagCandidates implements AutoCloseable {
    /** The window of the adaptive threshold, in pixels of a half-sized picture. Beside an edge it marks a dark strip narrower than half of it. */
    private static final int WINDOW_PX = 5;

    /**
     * Around a pixel, a share of this neighbourhood must be dark. It is nearly as large as a tag of 16 pixels, which has 8 in the
     * half-sized picture.
     */
    private static final Size SURROUNDINGS = new Size(7, 7);

    /**
     * The least share of dark pixels. Measured on 303 tags of 15 to 31 pixels that were not found on the half-sized picture: none was below
     * 0.35, and one in a hundred below 0.39.
     */
    private static final double LEAST_SHARE = 0.33;

    /** The side of a tile, in pixels of a half-sized picture. */
    private static final int TILE_PX = 4;

    /** Around a tile with dark pixels this many tiles to each side are searched too: they hold the rest of a tag and its white margin. */
    private static final int AROUND_TILES = 2;

    /** A known tag is excluded with half of its white margin, since the picture may be dark beyond the outer edge of the margin. Chosen. */
    private static final double KNOWN_SIDES = 1.3;

    /** If the parts cover more than this share of a picture, searching the whole picture costs less. Chosen. */
    private static final double MOST_SHARE = 0.6;

    private static final double WHITE = 255;

    private final Mat dark;

    private TagCandidates(Mat dark) {
        this.dark = dark;
    }

    /**
     * Finds the dark parts.
     *
     * @param half the grey picture at half its width
     */
    static TagCandidates in(Mat half) {
        Mat dark = new Mat();
        Imgproc.adaptiveThreshold(
                half,
                dark,
                WHITE,
                Imgproc.ADAPTIVE_THRESH_MEAN_C,
                Imgproc.THRESH_BINARY_INV,
                WINDOW_PX,
                TagProposals.DARKER);
        return new TagCandidates(dark);
    }

    /**
     * Returns the parts of the picture to search; they may overlap.
     *
     * @param known the tags already found in the picture
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

    /** Returns a part of a picture, widened to whole tiles as far as the picture reaches. */
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

    /** Returns a mask with a pixel for each tile, white where it must be searched. The remainder at the edge is narrower than any tag. */
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

    /** Returns the bounding boxes of connected tiles. */
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
            // The first component is the background.
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

    /** Returns the part of the whole picture for some tiles of the half-sized one; the last tiles reach its edge. */
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
