package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Dictionary;
import umpire.vision.detect.Pixel;

/**
 * A picture with tags at known places: drawn four times too large, then shrunk, blurred and given noise. The ground is chequered, so that
 * only its margin separates a tag from it.
 */
final class TagSheet implements AutoCloseable {
    private static final int FINE = 4;

    private final Mat big;
    private final Dictionary dictionary;
    private final Random random;
    private final List<Tag> truth = new ArrayList<>();

    TagSheet(int widthPx, int heightPx, Dictionary dictionary, long seed) {
        this.big = new Mat(heightPx * FINE, widthPx * FINE, CvType.CV_8U, new Scalar(90));
        this.dictionary = dictionary;
        this.random = new Random(seed);
        int square = 55 * FINE;
        for (int y = 0; y * square < big.rows(); y++) {
            for (int x = y % 2; x * square < big.cols(); x += 2) {
                Imgproc.rectangle(
                        big,
                        new Point(x * square, y * square),
                        new Point(x * square + square, y * square + square),
                        new Scalar(190),
                        -1);
            }
        }
    }

    /** Draws this many tags of a size in a loose grid, each at a random rotation. */
    TagSheet scatter(int count, double sidePx, int firstId) {
        int columns = (int) Math.ceil(Math.sqrt(count * 16.0 / 9));
        int rows = (count + columns - 1) / columns;
        double stepX = big.cols() / (double) FINE / columns;
        double stepY = big.rows() / (double) FINE / rows;
        for (int i = 0; i < count; i++) {
            double x = (i % columns + 0.5 + (random.nextDouble() - 0.5) * 0.2) * stepX;
            double y = (i / columns + 0.5 + (random.nextDouble() - 0.5) * 0.2) * stepY;
            draw(firstId + i, x, y, sidePx, random.nextDouble() * 360);
        }
        return this;
    }

    /** Draws a dark square to lay a tag on. */
    TagSheet card(double xPx, double yPx, double sidePx, double headingDeg) {
        Mat dark = new Mat(64, 64, CvType.CV_8U, new Scalar(25));
        paste(dark, square(xPx, yPx, sidePx, headingDeg));
        dark.release();
        return this;
    }

    /** Draws a tag; its top edge points this many degrees counter-clockwise from the picture's right. */
    TagSheet draw(int id, double xPx, double yPx, double sidePx, double headingDeg) {
        int cell = 16;
        int cells = dictionary.get_markerSize() + 2;
        Mat tag = new Mat();
        dictionary.generateImageMarker(id, cells * cell, tag, 1);
        int margin = cells * cell / 5;
        Mat framed = new Mat();
        Core.copyMakeBorder(tag, framed, margin, margin, margin, margin, Core.BORDER_CONSTANT, new Scalar(235));
        Core.max(framed, new Scalar(25), framed);
        Core.min(framed, new Scalar(235), framed);
        List<Pixel> corners = square(xPx, yPx, sidePx, headingDeg);
        double share = (double) margin / (cells * cell);
        List<Pixel> outer = square(xPx, yPx, sidePx * (1 + 2 * share), headingDeg);
        paste(framed, outer);
        truth.add(new Tag(id, corners, 1));
        tag.release();
        framed.release();
        return this;
    }

    private static List<Pixel> square(double x, double y, double side, double headingDeg) {
        double cos = Math.cos(Math.toRadians(headingDeg)) * side / 2;
        double sin = -Math.sin(Math.toRadians(headingDeg)) * side / 2;
        return List.of(
                new Pixel(x - cos + sin, y - sin - cos),
                new Pixel(x + cos + sin, y + sin - cos),
                new Pixel(x + cos - sin, y + sin + cos),
                new Pixel(x - cos - sin, y - sin + cos));
    }

    private void paste(Mat picture, List<Pixel> to) {
        double edge = picture.cols() - 0.5;
        int left = bound(to.stream().mapToDouble(Pixel::x).min().orElseThrow() - 1, big.cols());
        int right = bound(to.stream().mapToDouble(Pixel::x).max().orElseThrow() + 2, big.cols());
        int top = bound(to.stream().mapToDouble(Pixel::y).min().orElseThrow() - 1, big.rows());
        int bottom = bound(to.stream().mapToDouble(Pixel::y).max().orElseThrow() + 2, big.rows());
        MatOfPoint2f from = new MatOfPoint2f(
                new Point(-0.5, -0.5), new Point(edge, -0.5), new Point(edge, edge), new Point(-0.5, edge));
        MatOfPoint2f into = new MatOfPoint2f(to.stream()
                .map(p -> new Point((p.x() + 0.5) * FINE - 0.5 - left, (p.y() + 0.5) * FINE - 0.5 - top))
                .toArray(Point[]::new));
        Mat map = Imgproc.getPerspectiveTransform(from, into);
        Mat part = big.submat(top, bottom, left, right);
        Imgproc.warpPerspective(
                picture, part, map, part.size(), Imgproc.INTER_LINEAR, Core.BORDER_TRANSPARENT, new Scalar(0));
        part.release();
        map.release();
        from.release();
        into.release();
    }

    private static int bound(double px, int length) {
        return (int) Math.clamp(px * FINE, 0, length);
    }

    List<Tag> truth() {
        return truth;
    }

    /** Takes the picture. The caller releases it. */
    Mat photograph(double blurPx, double noiseSigma) {
        Mat small = new Mat();
        Imgproc.resize(big, small, new Size(big.cols() / FINE, big.rows() / FINE), 0, 0, Imgproc.INTER_AREA);
        if (blurPx > 0) {
            Imgproc.GaussianBlur(small, small, new Size(0, 0), blurPx);
        }
        byte[] levels = new byte[small.rows() * small.cols()];
        small.get(0, 0, levels);
        for (int i = 0; i < levels.length; i++) {
            double level = (levels[i] & 0xFF) + random.nextGaussian() * noiseSigma;
            levels[i] = (byte) Math.clamp(Math.round(level), 0, 255);
        }
        small.put(0, 0, levels);
        return small;
    }

    @Override
    public void close() {
        big.release();
    }
}
