package umpire.vision.detect.tags;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.ArucoDetector;
import org.opencv.objdetect.DetectorParameters;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;

/**
 * The tags that OpenCV's detector proposes. It searches the picture at half its width for large and blurred tags. A wide threshold window
 * on the full picture would find the same tags and cost four times as much. It then searches with a narrow window those parts of the full
 * picture that may show smaller tags.
 */
final class TagProposals {
    /**
     * A possible tag.
     *
     * @param id its number; empty if OpenCV saw a square but could not read its cells
     * @param corners its approximate corners; in OpenCV's order if there is an id, else starting at any of them
     */
    record TagProposal(OptionalInt id, List<Pixel> corners) {
        Pixel middle() {
            return corners.getFirst().middle(corners.get(2));
        }

        TagProposal mapped(double scale, double x, double y) {
            return new TagProposal(
                    id,
                    corners.stream()
                            .map(corner -> new Pixel(scale * corner.x() + x, scale * corner.y() + y))
                            .toList());
        }
    }

    /**
     * The largest deviation of an outline from a quadrilateral, as a share of its perimeter. It is generous because blurred corners are
     * round. OpenCV has 0.03.
     */
    private static final double POLYGON_ACCURACY = 0.05;

    /** The share of correctable errors that are corrected: OpenCV's own value. */
    static final double ERROR_CORRECTION = 0.6;

    /** The share of a cell on each side that is not read: its rim. OpenCV has 0.13. */
    private static final double CELL_RIM = 0.3;

    /** The number of levels by which a pixel must be darker than its surroundings. */
    static final double DARKER = 10;

    /**
     * The shortest outline of a tag that is searched, as a share of the picture's longer side. OpenCV counts the pixels of an outline, and
     * a diagonal has fewer pixels than its length. So this value still finds a tag of 20 pixels turned by 45 degrees in a picture 2028
     * wide. With a much smaller value, small outlines may hide the tags around them.
     */
    private static final double MIN_PERIMETER = 0.027;

    private static final double MAX_PERIMETER = 4;
    private static final int WINDOW_PX = 7;
    private static final int WINDOW_OF_HALF_PX = 11;

    private final ArucoDetector whole;
    private final ArucoDetector half;

    TagProposals(Dictionary dictionary) {
        this.whole = new ArucoDetector(dictionary, parameters(WINDOW_PX, 1));
        this.half = new ArucoDetector(dictionary, parameters(WINDOW_OF_HALF_PX, 1));
    }

    /**
     * Returns the detector's parameters, tuned on tags of 16 to 40 pixels, sharp and blurred. Because only the middle of each cell is read,
     * a third more of the small blurred tags are found. If all errors that the dictionary allows were corrected, the paper around a clear
     * tag would be read as another tag, and the tag itself would be lost.
     */
    private static DetectorParameters parameters(int windowPx, double shrunk) {
        DetectorParameters parameters = new DetectorParameters();
        parameters.set_cornerRefinementMethod(Objdetect.CORNER_REFINE_NONE);
        parameters.set_adaptiveThreshWinSizeMin(windowPx);
        parameters.set_adaptiveThreshWinSizeMax(windowPx);
        parameters.set_adaptiveThreshConstant(DARKER);
        parameters.set_polygonalApproxAccuracyRate(POLYGON_ACCURACY);
        parameters.set_errorCorrectionRate(ERROR_CORRECTION);
        parameters.set_perspectiveRemovePixelPerCell(8);
        parameters.set_perspectiveRemoveIgnoredMarginPerCell(CELL_RIM);
        parameters.set_minMarkerPerimeterRate(MIN_PERIMETER * shrunk);
        parameters.set_maxMarkerPerimeterRate(MAX_PERIMETER * shrunk);
        return parameters;
    }

    /**
     * The result for the picture at half width.
     *
     * @param proposals the tags and the squares seen in it, at their places in the full picture. A small or blurred tag is a clear square
     *     at half width, but its cells are readable only in the full picture
     * @param patches the parts that may hold smaller tags
     */
    record HalfLook(List<TagProposal> proposals, TagCandidates patches) implements AutoCloseable {
        @Override
        public void close() {
            patches.close();
        }
    }

    /**
     * Returns the longer side of a picture divided by that of a part of it. Sizes are scaled by this number, since OpenCV measures a tag in
     * longer sides of its input.
     */
    static double shrunk(Mat grey, Rect part) {
        return (double) Math.max(grey.cols(), grey.rows()) / Math.max(part.width, part.height);
    }

    /** Returns the tags seen in a part of the full picture, and the squares that may be tags. */
    List<TagProposal> inWhole(Mat grey, Rect part, double shrunk) {
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(grey.submat(part));
            return proposed(whole, WINDOW_PX, window, shrunk * shrunk(grey, part)).stream()
                    .map(tag -> tag.mapped(1, part.x, part.y))
                    .toList();
        }
    }

    /** Searches the picture at half width. */
    HalfLook inHalf(Mat grey, double shrunk) {
        try (MatScope scope = new MatScope()) {
            Mat small = scope.mat();
            Mat even = scope.keep(grey.submat(0, grey.rows() & ~1, 0, grey.cols() & ~1));
            Imgproc.resize(even, small, new Size(even.cols() / 2, even.rows() / 2), 0, 0, Imgproc.INTER_AREA);
            List<TagProposal> proposals = proposed(half, WINDOW_OF_HALF_PX, small, shrunk).stream()
                    .map(tag -> tag.mapped(2, 0.5, 0.5))
                    .toList();
            return new HalfLook(proposals, TagCandidates.in(small));
        }
    }

    /**
     * Returns the tags, followed by the squares that could not be read.
     *
     * @param shrunk the size of the whole picture relative to this part, see {@link #shrunk}
     */
    private static List<TagProposal> proposed(ArucoDetector detector, int windowPx, Mat grey, double shrunk) {
        DetectorParameters sized = parameters(windowPx, shrunk);
        try (MatScope scope = new MatScope()) {
            List<Mat> quads = scope.list();
            List<Mat> others = scope.list();
            Mat ids = scope.mat();
            detector.setDetectorParameters(sized);
            detector.detectMarkers(grey, quads, ids, others);
            List<TagProposal> proposals = new ArrayList<>();
            for (int i = 0; i < quads.size(); i++) {
                proposals.add(new TagProposal(OptionalInt.of((int) ids.get(i, 0)[0]), corners(quads.get(i))));
            }
            for (Mat square : others) {
                proposals.add(new TagProposal(OptionalInt.empty(), corners(square)));
            }
            return proposals;
        } finally {
            Reference.reachabilityFence(sized);
        }
    }

    private static List<Pixel> corners(Mat quad) {
        List<Pixel> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            double[] xy = quad.get(0, i);
            corners.add(new Pixel(xy[0], xy[1]));
        }
        return corners;
    }
}
