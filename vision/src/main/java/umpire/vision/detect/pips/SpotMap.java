package umpire.vision.detect.pips;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/** The blob response of a picture for spots of one radius: a difference of Gaussians. Positive for light spots, negative for dark ones. */
public final class SpotMap {
    /** The picture is halved while spots keep at least this radius, which is cheapest and loses no spot. Chosen. */
    private static final double LEAST_RADIUS_PX = 1.6;

    /** The widths of the two blurs, in radii of the spot. */
    private static final double FINE_SIGMA = 0.56;

    private static final double COARSE_SIGMA = 0.9;

    /** The reach of a blur in standard deviations; beyond it the weight is below a hundredth. */
    private static final double REACH_SIGMAS = 3;

    private static final int MIN_SIDE_PX = 12;

    /**
     * The map is computed in bands of this many pixels, so that the memory stays in the processor's cache and is not allocated again.
     * Chosen.
     */
    private static final int BAND_PIXELS = 1 << 17;

    /**
     * A point is on an edge, and not a spot, if the ratio of its principal curvatures exceeds this. SIFT uses this test (Lowe 2004, section
     * 4.1) with ten. On a table with a printed board most candidates lie on edges and strokes of letters, and each would have to be
     * measured. With six, as many dice are read as with ten: of 329 dice in photographs, and of 1,576 dice rendered sharp, blurred and
     * dark.
     */
    private static final double MOST_BENT = 6;

    private final float[] responses;
    private final int cols;
    private final int rows;
    private final double scale;

    private SpotMap(float[] responses, int cols, int rows, double scale) {
        this.responses = responses;
        this.cols = cols;
        this.rows = rows;
        this.scale = scale;
    }

    /** Computes the map of a picture with one channel: the difference of two blurs. An ideal disc responds with a third of its contrast. */
    public static SpotMap of(Mat picture, double radiusPx) {
        int halvings = (int) Math.floor(Math.log(radiusPx / LEAST_RADIUS_PX) / Math.log(2));
        double scale = Math.scalb(1.0, halvings);
        int cols = (int) (picture.cols() / scale);
        int rows = (int) (picture.rows() / scale);
        if (cols < MIN_SIDE_PX || rows < MIN_SIDE_PX) {
            return new SpotMap(new float[0], 0, 0, 1);
        }
        return new SpotMap(
                differenceOfBlurs(picture, new Size(cols, rows), scale, radiusPx / scale), cols, rows, scale);
    }

    private static float[] differenceOfBlurs(Mat picture, Size size, double scale, double radiusPx) {
        try (MatScope scope = new MatScope()) {
            Mat scaled = scope.mat();
            // The rest at the edge does not fill a pixel of the scaled picture, so it is cut off.
            Mat whole = scope.keep(picture.submat(0, (int) (size.height * scale), 0, (int) (size.width * scale)));
            Imgproc.resize(whole, scaled, size, 0, 0, scale < 1 ? Imgproc.INTER_LINEAR : Imgproc.INTER_AREA);
            int cols = scaled.cols();
            float[] responses = new float[(int) scaled.total()];
            int bandRows = Math.max(1, BAND_PIXELS / cols);
            for (int top = 0; top < scaled.rows(); top += bandRows) {
                float[] band = differenceOfBlurs(scaled, top, Math.min(top + bandRows, scaled.rows()), radiusPx);
                System.arraycopy(band, 0, responses, top * cols, band.length);
            }
            return responses;
        }
    }

    /** Computes a band of rows. OpenCV's filters also read the rows beyond the band, where there are any. */
    private static float[] differenceOfBlurs(Mat scaled, int top, int bottom, double radiusPx) {
        int reachPx = reachPx(COARSE_SIGMA * radiusPx);
        int first = Math.max(0, top - reachPx);
        try (MatScope scope = new MatScope()) {
            Mat around = scope.keep(scaled.rowRange(first, Math.min(scaled.rows(), bottom + reachPx)));
            Mat levels = scope.mat();
            Mat fine = scope.mat();
            Mat coarse = scope.mat();
            around.convertTo(levels, CvType.CV_32F);
            Mat band = scope.keep(levels.rowRange(top - first, bottom - first));
            blur(band, fine, FINE_SIGMA * radiusPx);
            blur(band, coarse, COARSE_SIGMA * radiusPx);
            Core.subtract(fine, coarse, fine);
            float[] responses = new float[(int) fine.total()];
            fine.get(0, 0, responses);
            return responses;
        }
    }

    private static void blur(Mat from, Mat to, double sigma) {
        double side = 2 * reachPx(sigma) + 1;
        Imgproc.GaussianBlur(from, to, new Size(side, side), sigma);
    }

    private static int reachPx(double sigma) {
        return (int) Math.ceil(REACH_SIGMAS * sigma);
    }

    /** Returns the response at a point of the picture; 0 outside it. */
    public float at(double x, double y) {
        int column = (int) Math.floor((x + 0.5) / scale);
        int row = (int) Math.floor((y + 0.5) / scale);
        return column < 0 || row < 0 || column >= cols || row >= rows ? 0 : responses[row * cols + column];
    }

    /** Returns the local maxima of the response that reach a minimum, from top to bottom. */
    public List<PipSpot> localExtrema(double minResponse, double radiusPx, int plane) {
        float least = (float) minResponse;
        List<PipSpot> spots = new ArrayList<>();
        for (int row = 1; row < rows - 1; row++) {
            int end = (row + 1) * cols - 1;
            for (int i = next(row * cols + 1, end, least); i < end; i = next(i + 1, end, least)) {
                spots.add(spot(i, radiusPx, plane));
            }
        }
        return spots;
    }

    /** Returns the next local extremum. The loop is separate from the code that makes spots, since it then takes half as long. */
    private int next(int from, int end, float minResponse) {
        int i = from;
        while (i < end && !(Math.abs(responses[i]) > minResponse && isLocalExtremum(i) && !isOnEdge(i))) {
            i++;
        }
        return i;
    }

    private PipSpot spot(int i, double radiusPx, int plane) {
        double inX = (i % cols + 0.5 + peak(i, 1)) * scale - 0.5;
        double inY = (i / cols + 0.5 + peak(i, cols)) * scale - 0.5;
        return new PipSpot(inX, inY, radiusPx, responses[i], plane);
    }

    /**
     * Returns whether no neighbour responds more strongly. It is called only for the few points with a response. A comparison with a
     * dilated map would visit every point's neighbours twice.
     */
    private boolean isLocalExtremum(int i) {
        float here = responses[i];
        // Of two equal neighbours only the first counts.
        return here * (here - responses[i - 1]) > 0
                && here * (here - responses[i + 1]) >= 0
                && here * (here - responses[i - cols]) > 0
                && here * (here - responses[i + cols]) >= 0
                && here * (here - responses[i - cols - 1]) > 0
                && here * (here - responses[i - cols + 1]) > 0
                && here * (here - responses[i + cols - 1]) >= 0
                && here * (here - responses[i + cols + 1]) >= 0;
    }

    /** Returns the place of the maximum between two neighbours: the vertex of the parabola through all three, at most half a point off. */
    private double peak(int i, int step) {
        return Math.clamp((responses[i - step] - responses[i + step]) / (2 * bend(i, step)), -0.5, 0.5);
    }

    /**
     * Tests the two principal curvatures by the trace and determinant of the second derivatives. The derivatives use Sobel's masks,
     * smoothed across, so that an edge has no curvature along itself in any direction.
     */
    private boolean isOnEdge(int i) {
        double across = (bend(i - cols, 1) + 2 * bend(i, 1) + bend(i + cols, 1)) / 4;
        double down = (bend(i - 1, cols) + 2 * bend(i, cols) + bend(i + 1, cols)) / 4;
        double aslant =
                (responses[i + cols + 1] + responses[i - cols - 1] - responses[i + cols - 1] - responses[i - cols + 1])
                        / 4;
        double product = across * down - aslant * aslant;
        double sum = across + down;
        return sum * sum * MOST_BENT >= product * (MOST_BENT + 1) * (MOST_BENT + 1);
    }

    private double bend(int i, int step) {
        return responses[i - step] + responses[i + step] - 2.0 * responses[i];
    }
}
