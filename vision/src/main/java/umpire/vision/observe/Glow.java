package umpire.vision.observe;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.imgproc.Moments;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.rectify.CameraView;

/** Finds lights on a table by the brightness they add. */
public final class Glow {
    /** The least gain in brightness that counts as a light, in grey levels; noise never reaches it. */
    private static final double LEAST_LEVELS = 25;

    private static final Size SMOOTH_PX = new Size(5, 5);
    /** The light itself gains at least this share of the largest gain. Spots that it only shines on gain less. */
    private static final double SHARE = 0.5;

    private Glow() {}

    /**
     * Returns the centre of the light that is in one picture and not in the other, at the height of the table; empty if there is none.
     *
     * @param dark the view without the light
     * @param lit the same view with the light
     */
    public static Optional<Point> between(Frame dark, Frame lit, CameraView view) {
        try (MatScope scope = new MatScope()) {
            Mat before = scope.mat();
            Mat after = scope.mat();
            Imgproc.cvtColor(dark.bgr(), before, Imgproc.COLOR_BGR2GRAY);
            Imgproc.cvtColor(lit.bgr(), after, Imgproc.COLOR_BGR2GRAY);
            Mat more = scope.mat();
            Core.subtract(after, before, more);
            Imgproc.GaussianBlur(more, more, SMOOTH_PX, 0);
            double most = Core.minMaxLoc(more).maxVal;
            if (most < LEAST_LEVELS) {
                return Optional.empty();
            }
            Imgproc.threshold(more, more, Math.max(LEAST_LEVELS, SHARE * most), 255, Imgproc.THRESH_BINARY);
            Moments moments = Imgproc.moments(more, true);
            return Optional.of(view.tableFromPixel(
                    new Pixel(moments.get_m10() / moments.get_m00(), moments.get_m01() / moments.get_m00()), 0));
        }
    }
}
