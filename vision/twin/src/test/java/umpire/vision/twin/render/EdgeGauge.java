package umpire.vision.twin.render;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.Lens;

/** Measures the place of the black edge of a printed tag in a picture, without a corner finder. */
final class EdgeGauge {
    private static final int CELLS = 7;
    private static final double STEP_PX = 0.1;

    private EdgeGauge() {}

    /** Returns the distance of the edge outwards from its place by the lens, at points along all four sides. */
    static List<Double> offsetsPx(Mat grey, Lens lens, GroundTruth.TrueTag tag, double sideMm) {
        double half = sideMm / 2;
        double reachPx = Math.min(2, sideMm / CELLS / 2 * lens.pxPerMm(tag.heightMm()));
        double[][] ring = Block.square(tag.pose(), 2 * half, tag.heightMm());
        List<Double> offsets = new ArrayList<>();
        for (int side = 0; side < 4; side++) {
            for (double share = 0.2; share < 0.81; share += 0.1) {
                offsets.add(offsetPx(grey, lens, ring[side], ring[(side + 1) % 4], share, reachPx));
            }
        }
        return offsets;
    }

    private static double offsetPx(Mat grey, Lens lens, double[] from, double[] to, double share, double reachPx) {
        Pixel at = between(lens, from, to, share);
        Pixel ahead = between(lens, from, to, share + 0.01);
        double length = Math.hypot(ahead.x() - at.x(), ahead.y() - at.y());
        // The ring runs counter-clockwise on the table, so outwards is to its right; y points down in a picture.
        double outX = -(ahead.y() - at.y()) / length;
        double outY = (ahead.x() - at.x()) / length;
        double black = sampled(grey, at.x() - outX * reachPx, at.y() - outY * reachPx);
        double white = sampled(grey, at.x() + outX * reachPx, at.y() + outY * reachPx);
        double darkPx = 0;
        for (double t = -reachPx + STEP_PX / 2; t < reachPx; t += STEP_PX) {
            double value = sampled(grey, at.x() + outX * t, at.y() + outY * t);
            darkPx += STEP_PX * (white - value) / (white - black);
        }
        return darkPx - reachPx;
    }

    private static Pixel between(Lens lens, double[] from, double[] to, double share) {
        return lens.project(from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]), from[2]);
    }

    private static double sampled(Mat grey, double x, double y) {
        int x0 = (int) Math.floor(x);
        int y0 = (int) Math.floor(y);
        double fx = x - x0;
        double fy = y - y0;
        double low = grey.get(y0, x0)[0] * (1 - fx) + grey.get(y0, x0 + 1)[0] * fx;
        double high = grey.get(y0 + 1, x0)[0] * (1 - fx) + grey.get(y0 + 1, x0 + 1)[0] * fx;
        return low * (1 - fy) + high * fy;
    }
}
