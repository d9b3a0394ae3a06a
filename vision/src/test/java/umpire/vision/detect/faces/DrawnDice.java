package umpire.vision.detect.faces;

import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.frame.OpenCv;

/** White dice with dark pips on a green table, drawn upright. */
final class DrawnDice implements AutoCloseable {
    private static final Scalar WHITE = new Scalar(235, 240, 240);
    private static final Scalar PALE = new Scalar(185, 190, 190);
    private static final Scalar BLACK = new Scalar(20, 20, 20);

    private final Mat picture;

    DrawnDice() {
        OpenCv.load();
        picture = new Mat(400, 640, CvType.CV_8UC3, new Scalar(70, 110, 60));
    }

    DrawnDice body(double x, double y, double sidePx) {
        Rect square = new Rect((int) (x - sidePx / 2), (int) (y - sidePx / 2), (int) sidePx, (int) sidePx);
        Imgproc.rectangle(picture, square, WHITE, Imgproc.FILLED);
        return this;
    }

    DrawnDice pip(double x, double y, double radiusPx) {
        Point middle = new Point(x * 16, y * 16);
        Imgproc.circle(picture, middle, (int) Math.round(radiusPx * 16), BLACK, Imgproc.FILLED, Imgproc.LINE_AA, 4);
        return this;
    }

    DrawnDice five(double x, double y, double sidePx) {
        body(x, y, sidePx).pip(x, y, 0.1 * sidePx);
        for (int corner = 0; corner < 4; corner++) {
            double across = (corner % 2 == 0 ? 0.27 : -0.27) * sidePx;
            double down = (corner / 2 == 0 ? 0.27 : -0.27) * sidePx;
            pip(x + across, y + down, 0.1 * sidePx);
        }
        return this;
    }

    /** Draws a die seen from the side: a five below a top with a two, which is this share as high as wide. */
    DrawnDice fiveBelowItsTop(double x, double y, double sidePx, double share) {
        five(x, y, sidePx);
        double topY = y - (1 + share) / 2 * sidePx;
        Point corner = new Point(x - sidePx / 2, topY - share * sidePx / 2);
        Imgproc.rectangle(picture, corner, new Point(x + sidePx / 2, y - sidePx / 2), PALE, Imgproc.FILLED);
        for (int k = -1; k <= 1; k += 2) {
            oval(x + 0.27 * k * sidePx, topY + 0.27 * k * share * sidePx, 0.1 * sidePx, 0.1 * share * sidePx);
        }
        return this;
    }

    DrawnDice oval(double x, double y, double acrossPx, double downPx) {
        Point middle = new Point(16 * x, 16 * y);
        Size axes = new Size(16 * acrossPx, 16 * downPx);
        Imgproc.ellipse(picture, middle, axes, 0, 0, 360, BLACK, Imgproc.FILLED, Imgproc.LINE_AA, 4);
        return this;
    }

    DrawnDice rubbedOff(double x, double y, double sidePx) {
        return body(x, y, sidePx);
    }

    /** Draws a grey rectangle: a sheet, a streak or a scratch. */
    DrawnDice area(double x, double y, double widthPx, double heightPx, int level) {
        Rect rect = new Rect((int) (x - widthPx / 2), (int) (y - heightPx / 2), (int) widthPx, (int) heightPx);
        Imgproc.rectangle(picture, rect, new Scalar(level, level, level), Imgproc.FILLED);
        return this;
    }

    DrawnDice square(double x, double y, double sidePx) {
        Rect cell = new Rect((int) (x - sidePx / 2), (int) (y - sidePx / 2), (int) sidePx, (int) sidePx);
        Imgproc.rectangle(picture, cell, BLACK, Imgproc.FILLED);
        return this;
    }

    List<Die> read() {
        return read(DieScale.unknown());
    }

    List<Die> read(DieScale scale) {
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 0.8);
        return new PipDieReader().read(picture, scale, List.of());
    }

    @Override
    public void close() {
        OpenCv.release(picture);
    }
}
