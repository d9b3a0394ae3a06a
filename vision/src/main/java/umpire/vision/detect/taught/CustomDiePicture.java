package umpire.vision.detect.taught;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlainPicture;
import umpire.vision.frame.MatScope;

/** A picture scaled for reading taught dice, so that an edge of a die is {@link #EDGE_PX} pixels long. */
final class CustomDiePicture {
    static final double EDGE_PX = 36;

    /** The scale of the coarser picture in which bodies are searched. */
    private static final double COARSE = 1 / 3.0;

    private static final double INNER = 0.3;
    private static final double OUTER = 0.65;

    /** The least distance between two bodies, in edges. */
    private static final double APART = 0.6;

    private final PlainPicture pixels;
    private final double factor;
    private final List<Pixel> spots;

    private CustomDiePicture(PlainPicture pixels, double factor, List<Pixel> spots) {
        this.pixels = pixels;
        this.factor = factor;
        this.spots = spots;
    }

    /**
     * Makes a scaled picture.
     *
     * @param bgr eight bits in three channels; left as it was
     * @param edgePx length of an edge in it
     * @param leastLevels the least difference of a body from its surroundings
     */
    static CustomDiePicture of(Mat bgr, double edgePx, double leastLevels) {
        double factor = EDGE_PX / edgePx;
        try (MatScope scope = new MatScope()) {
            Mat sized = scope.mat();
            int how = factor < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_CUBIC;
            Imgproc.resize(bgr, sized, new Size(), factor, factor, how);
            return new CustomDiePicture(PlainPicture.of(sized), factor, spots(sized, leastLevels));
        }
    }

    /** Returns the places where the picture differs most from its surroundings, at the size of such a body. */
    private static List<Pixel> spots(Mat sized, double leastLevels) {
        try (MatScope scope = new MatScope()) {
            Mat coarse = scope.mat();
            Imgproc.resize(sized, coarse, new Size(), COARSE, COARSE, Imgproc.INTER_AREA);
            Mat inner = scope.mat();
            Mat outer = scope.mat();
            double edge = EDGE_PX * COARSE;
            Imgproc.GaussianBlur(coarse, inner, new Size(), INNER * edge);
            Imgproc.GaussianBlur(coarse, outer, new Size(), OUTER * edge);
            Core.absdiff(inner, outer, inner);
            List<Mat> planes = scope.list();
            Core.split(inner, planes);
            Mat most = planes.getFirst();
            Core.max(most, planes.get(1), most);
            Core.max(most, planes.get(2), most);
            Mat smooth = scope.mat();
            most.convertTo(smooth, CvType.CV_32F);
            Imgproc.GaussianBlur(smooth, smooth, new Size(), 1);
            Mat around = scope.mat();
            int side = 2 * (int) Math.round(APART * edge / 2) + 1;
            Imgproc.dilate(
                    smooth,
                    around,
                    scope.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(side, side))));
            return peaks(smooth, around, leastLevels);
        }
    }

    private static List<Pixel> peaks(Mat levels, Mat around, double leastLevels) {
        float[] here = new float[(int) levels.total()];
        float[] most = new float[here.length];
        levels.get(0, 0, here);
        around.get(0, 0, most);
        List<Pixel> peaks = new ArrayList<>();
        for (int i = 0; i < here.length; i++) {
            if (here[i] >= most[i] && here[i] > leastLevels) {
                int x = i % levels.cols();
                int y = i / levels.cols();
                peaks.add(new Pixel((x + 0.5) / COARSE - 0.5, (y + 0.5) / COARSE - 0.5));
            }
        }
        return peaks;
    }

    PlainPicture pixels() {
        return pixels;
    }

    double factor() {
        return factor;
    }

    List<Pixel> spots() {
        return spots;
    }

    /** Returns the place in the original of a pixel of this picture. */
    Pixel there(Pixel here) {
        return new Pixel((here.x() + 0.5) / factor - 0.5, (here.y() + 0.5) / factor - 0.5);
    }
}
