package umpire.vision.calibrate.draw;

import java.util.Locale;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** A white image for a chart, with a heading and a scale of shades on the right. Must be closed. */
final class ChartPaper implements AutoCloseable {
    static final Scalar INK = new Scalar(40, 40, 40);
    private static final Scalar FAINT = new Scalar(150, 150, 150);
    private static final int FONT = Imgproc.FONT_HERSHEY_SIMPLEX;
    private static final double HEADING = 0.62;
    private static final double SMALL = 0.46;
    private static final int TOP = 78;
    private static final int LEFT = 34;
    private static final int RIGHT = 130;
    private static final int BOTTOM = 46;
    private static final int SCALE_WIDTH = 22;
    private static final int SCALE_STEPS = 120;
    /** The shades run from light to dark, so that colour-blind readers can tell them apart. Order: blue, green, red. */
    private static final double[][] SHADES = {
        {245, 251, 255}, {180, 222, 253}, {107, 174, 253}, {60, 110, 230}, {40, 40, 180}, {30, 10, 90}
    };

    private final Mat paper;
    private final Rect chart;

    ChartPaper(int widthPx, int heightPx, String heading, String below) {
        OpenCv.load();
        this.paper =
                new Mat(new Size(widthPx + LEFT + RIGHT, heightPx + TOP + BOTTOM), CvType.CV_8UC3, Scalar.all(255));
        this.chart = new Rect(LEFT, TOP, widthPx, heightPx);
        write(heading, LEFT, 30, HEADING, INK, 1);
        write(below, LEFT, 54, SMALL, FAINT, 1);
    }

    /** Returns the shade for a share from 0, the lightest, to 1. */
    static Scalar shade(double share) {
        double place = Math.clamp(share, 0, 1) * (SHADES.length - 1);
        int from = Math.min((int) place, SHADES.length - 2);
        double part = place - from;
        double[] mixed = new double[3];
        for (int i = 0; i < 3; i++) {
            mixed[i] = SHADES[from][i] * (1 - part) + SHADES[from + 1][i] * part;
        }
        return new Scalar(mixed[0], mixed[1], mixed[2]);
    }

    /** Returns an ink colour that is readable on a shade. */
    static Scalar inkOn(double share) {
        return share > 0.55 ? Scalar.all(255) : INK;
    }

    Point at(double shareX, double shareY) {
        return new Point(chart.x + shareX * chart.width, chart.y + shareY * chart.height);
    }

    void fill(double left, double top, double right, double bottom, Scalar colour) {
        Imgproc.rectangle(paper, at(left, top), at(right, bottom), colour, Imgproc.FILLED);
    }

    void frame() {
        Imgproc.rectangle(paper, at(0, 0), at(1, 1), INK, 1);
    }

    void square(double x, double y, double halfPx) {
        Point middle = at(x, y);
        Imgproc.rectangle(
                paper,
                new Point(middle.x - halfPx, middle.y - halfPx),
                new Point(middle.x + halfPx, middle.y + halfPx),
                INK,
                2);
    }

    void cross(double left, double top, double right, double bottom) {
        Imgproc.line(paper, at(left, top), at(right, bottom), FAINT, 1, Imgproc.LINE_AA);
        Imgproc.line(paper, at(right, top), at(left, bottom), FAINT, 1, Imgproc.LINE_AA);
    }

    /** Writes text centred on a point of the chart. */
    void label(String text, double x, double y, Scalar ink) {
        Size size = Imgproc.getTextSize(text, FONT, SMALL, 1, new int[1]);
        Point at = at(x, y);
        write(text, at.x - size.width / 2, at.y + size.height / 2, SMALL, ink, 1);
    }

    /** Writes text below the chart. */
    void foot(String text) {
        write(text, LEFT, chart.y + chart.height + 28, SMALL, INK, 1);
    }

    /** Draws the scale from 0 to the largest value. */
    void scale(double most, String unit, String format) {
        int x = chart.x + chart.width + 24;
        double step = (double) chart.height / SCALE_STEPS;
        for (int i = 0; i < SCALE_STEPS; i++) {
            double top = chart.y + chart.height - (i + 1) * step;
            Imgproc.rectangle(
                    paper,
                    new Point(x, top),
                    new Point(x + SCALE_WIDTH, top + step),
                    shade((i + 0.5) / SCALE_STEPS),
                    Imgproc.FILLED);
        }
        Imgproc.rectangle(paper, new Point(x, chart.y), new Point(x + SCALE_WIDTH, chart.y + chart.height), INK, 1);
        for (int i = 0; i <= 4; i++) {
            double y = chart.y + chart.height * (1 - i / 4.0) + 5;
            write(String.format(Locale.ROOT, format, most * i / 4), x + SCALE_WIDTH + 8, y, SMALL, INK, 1);
        }
        write(unit, x, chart.y - 10, SMALL, INK, 1);
    }

    private void write(String text, double x, double y, double size, Scalar ink, int thick) {
        Imgproc.putText(paper, text, new Point(x, y), FONT, size, ink, thick, Imgproc.LINE_AA);
    }

    byte[] png() {
        try (MatScope scope = new MatScope()) {
            MatOfByte bytes = scope.keep(new MatOfByte());
            Imgcodecs.imencode(".png", paper, bytes);
            return bytes.toArray();
        }
    }

    @Override
    public void close() {
        OpenCv.release(paper);
    }
}
