package umpire.vision.detect.quality;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;

/** Judges whether a picture can be read, and which parts cannot. The same picture gives the same answer. */
public final class PictureQuality {
    /** Sobel's mask of three has a gain of eight for one level per pixel. */
    private static final double PER_SOBEL = 1.0 / 8;

    /** An edge is searched within this window, which covers even an edge that is far too blurred. Chosen. */
    private static final Size EDGE_PX = new Size(13, 13);

    /**
     * The steepest slope of a step blurred by a Gaussian is its height divided by its standard deviation and this number, the root of two
     * pi.
     */
    private static final double STEEPEST = Math.sqrt(2 * Math.PI);

    /** Every pixel of this spacing is sampled. The blur is measured only if at least this many of them are edges. Chosen. */
    private static final int EVERY = 7;

    private static final int LEAST_EDGES = 50;

    /** The sharpest quarter of the edges shows the focus of the lens. Other edges are soft in reality too. Chosen. */
    private static final int SHARPEST = 4;

    /** Light is measured on a picture of this width, since glare is large. Chosen. */
    private static final double SMALL_PX = 400;

    private static final int BRIGHTEST = 100;
    private static final double FADE_SHARE = 0.02;
    private static final double WHITE = 255;

    private final QualityThresholds limits;

    public PictureQuality(QualityThresholds limits) {
        this.limits = limits;
    }

    /**
     * Returns the faults of a picture, those of the whole picture first.
     *
     * @param grey eight bits in one channel; left as it was
     */
    public List<PictureFault> faults(Mat grey) {
        List<PictureFault> faults = new ArrayList<>();
        double factor = Math.min(1, SMALL_PX / Math.max(grey.cols(), grey.rows()));
        try (MatScope scope = new MatScope()) {
            Mat small = scope.mat();
            Imgproc.resize(grey, small, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
            faults.addAll(darkness(small));
            focus(grey).ifPresent(faults::add);
            faults.addAll(glare(small, factor));
        }
        return faults;
    }

    /**
     * Returns the faults of a picture's light: darkness and glare. A small picture suffices, so this takes a hundredth of the time that
     * {@link #focus} takes.
     *
     * @param small about 400 pixels wide, eight bits in one channel; left as it was
     * @param factor resolution of the small picture relative to the picture in whose pixels the boxes are returned
     */
    public List<PictureFault> light(Mat small, double factor) {
        List<PictureFault> faults = new ArrayList<>(darkness(small));
        faults.addAll(glare(small, factor));
        return faults;
    }

    /**
     * Returns the saturated share of a small picture, in which nothing can be distinguished.
     *
     * @param small eight bits in one channel; left as it was
     */
    public double burntShare(Mat small) {
        try (MatScope scope = new MatScope()) {
            Mat burnt = scope.mat();
            Imgproc.threshold(small, burnt, limits.burntLevels() - 1, WHITE, Imgproc.THRESH_BINARY);
            return (double) Core.countNonZero(burnt) / small.total();
        }
    }

    /** Returns whether the saturated share of an area is too large to read it. */
    public boolean isBurnt(double burntShare) {
        return burntShare > limits.maxBurntShare();
    }

    /**
     * Returns the fault of a picture out of focus; empty if it is sharp.
     *
     * @param grey eight bits in one channel; left as it was
     */
    public Optional<PictureFault> focus(Mat grey) {
        OptionalDouble blurPx = blurPx(grey);
        return blurPx.isPresent() && blurPx.getAsDouble() > limits.maxBlurPx()
                ? Optional.of(new PictureFault.OutOfFocus(blurPx.getAsDouble()))
                : Optional.empty();
    }

    private List<PictureFault> darkness(Mat small) {
        return brightest(small) < limits.minLightLevels() ? List.of(new PictureFault.TooDark()) : List.of();
    }

    private static double brightest(Mat small) {
        byte[] levels = new byte[(int) small.total()];
        small.get(0, 0, levels);
        int[] sorted = new int[levels.length];
        for (int i = 0; i < levels.length; i++) {
            sorted[i] = levels[i] & 255;
        }
        Arrays.sort(sorted);
        return sorted[sorted.length - 1 - sorted.length / BRIGHTEST];
    }

    /**
     * Returns the width of the sharpest edges as a standard deviation in pixels, from their height and slope; empty if there are hardly any
     * edges.
     */
    OptionalDouble blurPx(Mat grey) {
        try (MatScope scope = new MatScope()) {
            Mat window = scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, EDGE_PX));
            Mat levels = scope.mat();
            Mat across = scope.mat();
            Mat down = scope.mat();
            Mat high = scope.mat();
            Mat low = scope.mat();
            grey.convertTo(levels, CvType.CV_32F);
            Imgproc.Sobel(levels, across, CvType.CV_32F, 1, 0, 3, PER_SOBEL, 0);
            Imgproc.Sobel(levels, down, CvType.CV_32F, 0, 1, 3, PER_SOBEL, 0);
            Core.magnitude(across, down, across);
            Imgproc.dilate(across, down, window);
            Imgproc.dilate(levels, high, window);
            Imgproc.erode(levels, low, window);
            Core.subtract(high, low, high);
            float[] heights = new float[(int) high.total()];
            float[] slopes = new float[heights.length];
            high.get(0, 0, heights);
            down.get(0, 0, slopes);
            List<Double> widths = new ArrayList<>();
            for (int i = 0; i < heights.length; i += EVERY) {
                if (heights[i] > limits.minEdgeLevels() && slopes[i] > 0) {
                    widths.add(heights[i] / (STEEPEST * slopes[i]));
                }
            }
            widths.sort(null);
            return widths.size() < LEAST_EDGES
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(widths.get(widths.size() / SHARPEST));
        }
    }

    private List<PictureFault> glare(Mat small, double factor) {
        List<PictureFault> found = new ArrayList<>();
        try (MatScope scope = new MatScope()) {
            Mat white = scope.mat();
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.threshold(small, white, limits.glareLevels() - 1, WHITE, Imgproc.THRESH_BINARY);
            Imgproc.findContours(white, contours, scope.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(scope::keep);
            for (MatOfPoint contour : contours) {
                double share = Imgproc.contourArea(contour) / small.total();
                if (share > limits.minGlareShare() && share < limits.maxGlareShare() && fades(small, contour)) {
                    Rect box = Imgproc.boundingRect(contour);
                    found.add(new PictureFault.GlareHere(
                            (int) (box.x / factor), (int) (box.y / factor), (int) (box.width / factor), (int)
                                    (box.height / factor)));
                }
            }
        }
        return found;
    }

    /** Returns whether a bright spot fades at its rim, as glare does. White paper ends abruptly. */
    private boolean fades(Mat small, MatOfPoint contour) {
        int farPx = (int) Math.max(4, FADE_SHARE * small.cols());
        try (MatScope scope = new MatScope()) {
            Mat at = scope.keep(Mat.zeros(small.size(), CvType.CV_8U));
            Imgproc.drawContours(at, List.of(contour), -1, Scalar.all(WHITE), Imgproc.FILLED);
            double rim = ring(small, at, 1, 3);
            double far = ring(small, at, farPx, farPx + 2);
            return rim > limits.minRimLevels() && rim - far > limits.minFadeLevels();
        }
    }

    private static double ring(Mat small, Mat at, int fromPx, int toPx) {
        try (MatScope scope = new MatScope()) {
            Mat inner = scope.keep(widened(at, fromPx));
            Mat outer = scope.keep(widened(at, toPx));
            Core.subtract(outer, inner, outer);
            return Core.mean(small, outer).val[0];
        }
    }

    /** Returns a dilated mask, which the caller releases. */
    private static Mat widened(Mat mask, int px) {
        try (MatScope scope = new MatScope()) {
            Mat wide = scope.mat();
            Size size = new Size(2.0 * px + 1, 2.0 * px + 1);
            Imgproc.dilate(mask, wide, scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, size)));
            return scope.handOut(wide);
        }
    }
}
