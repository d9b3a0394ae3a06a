package umpire.vision.detect.pips;

import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Dark shapes on light paper, with a little noise; edges lie between pixels. */
final class PaintedPicture {
    static final double CONTRAST = 120;
    private static final double PAPER = 200;
    private static final double NOISE = 2;
    private static final int FINER = 8;

    private PaintedPicture() {}

    /** Returns a picture of this size, painted by the darkness of each point from 0 to 1. */
    static Mat of(int widthPx, int heightPx, ToDoubleBiFunction<Double, Double> darkness) {
        Random random = new Random(7);
        byte[] levels = new byte[widthPx * heightPx];
        for (int i = 0; i < levels.length; i++) {
            double dark = 0;
            for (int k = 0; k < FINER * FINER; k++) {
                double x = i % widthPx + (k % FINER + 0.5) / FINER - 0.5;
                double y = i / widthPx + (k / FINER + 0.5) / FINER - 0.5;
                dark += darkness.applyAsDouble(x, y) / (FINER * FINER);
            }
            levels[i] = (byte) Math.round(PAPER - CONTRAST * dark + NOISE * random.nextGaussian());
        }
        Mat picture = new Mat(heightPx, widthPx, CvType.CV_8U);
        picture.put(0, 0, levels);
        return picture;
    }

    static ToDoubleBiFunction<Double, Double> ellipse(double x, double y, double half, double halfDown) {
        return (atX, atY) -> Math.hypot((atX - x) / half, (atY - y) / halfDown) < 1 ? 1.0 : 0.0;
    }
}
