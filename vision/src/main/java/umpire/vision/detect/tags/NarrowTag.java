package umpire.vision.detect.tags;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.vision.detect.GreyPicture;
import umpire.vision.detect.Pixel;

/**
 * A tag seen so small, or so slanted, that a pixel covers parts of several cells. Single cells cannot be read then. The expected level of
 * every pixel is known up to contrast and brightness, so the picture is correlated with it.
 */
final class NarrowTag {
    /** The number of white cells around the border that are compared. The whole margin is wider. Geometry. */
    private static final int MARGIN_CELLS = 1;

    /** The blur of a sharp lens and of the pixel itself. Measured on rendered tags: from 0.5 to 0.7 the correlation changes by 0.02. */
    private static final double BLUR_PX = 0.6;

    /**
     * The radius around a pixel that contributes to its level, and the number of samples on each side. Chosen: two and a half times the
     * blur.
     */
    private static final double REACH_PX = 1.5;

    private static final int SAMPLES = 4;

    /** The number and size of the offsets tried around the place, which is known to about half a pixel. Chosen. */
    private static final int OFF_STEPS = 1;

    private static final double OFF_PX = 0.5;

    private final int cells;
    private final List<double[]> shares;
    private final List<double[]> seen;

    /**
     * Prepares a place.
     *
     * @param corners of the black square, in OpenCV's order
     * @param inner cells to a side within the border
     */
    NarrowTag(GreyPicture grey, List<Pixel> corners, int inner) {
        this.cells = inner + 2 + 2 * MARGIN_CELLS;
        Homography toTag = Homography.toSquare(corners);
        List<Pixel> pixels = pixels(toTag, corners, inner + 2.0);
        this.shares =
                pixels.stream().map(pixel -> shares(toTag, pixel, inner + 2.0)).toList();
        this.seen = new ArrayList<>();
        for (int i = -OFF_STEPS; i <= OFF_STEPS; i++) {
            for (int j = -OFF_STEPS; j <= OFF_STEPS; j++) {
                double right = i * OFF_PX;
                double down = j * OFF_PX;
                seen.add(normalised(pixels.stream()
                        .mapToDouble(pixel -> grey.at(pixel.x() + right, pixel.y() + down))
                        .toArray()));
            }
        }
    }

    /**
     * Returns the correlation of the picture with a tag, at most 1.
     *
     * @param white whether each inner cell is white, row by row
     */
    double correlation(boolean[] white) {
        double[] levels = new double[cells * cells];
        int inner = cells - 2 - 2 * MARGIN_CELLS;
        for (int row = 0; row < cells; row++) {
            for (int column = 0; column < cells; column++) {
                int ring = Math.min(Math.min(row, column), cells - 1 - Math.max(row, column));
                boolean isWhite = ring < MARGIN_CELLS
                        || (ring > MARGIN_CELLS && white[(row - MARGIN_CELLS - 1) * inner + column - MARGIN_CELLS - 1]);
                levels[row * cells + column] = isWhite ? 1 : 0;
            }
        }
        double[] expected = normalised(
                shares.stream().mapToDouble(share -> dot(share, levels)).toArray());
        return seen.stream()
                .mapToDouble(picture -> dot(picture, expected))
                .max()
                .orElse(0);
    }

    /** The pixels whose centres lie on the tag or on its margin. */
    private static List<Pixel> pixels(Homography toTag, List<Pixel> corners, double across) {
        double margin = MARGIN_CELLS / across;
        double wide = corners.stream()
                .mapToDouble(corner -> corner.distance(corners.getFirst()))
                .max()
                .orElseThrow();
        Pixel first = corners.getFirst();
        List<Pixel> pixels = new ArrayList<>();
        for (double y = Math.floor(first.y() - 2 * wide); y <= first.y() + 2 * wide; y++) {
            for (double x = Math.floor(first.x() - 2 * wide); x <= first.x() + 2 * wide; x++) {
                Pixel at = toTag.at(x, y);
                if (Math.min(at.x(), at.y()) > -margin && Math.max(at.x(), at.y()) < 1 + margin) {
                    pixels.add(new Pixel(x, y));
                }
            }
        }
        return pixels;
    }

    /** Returns the share of each cell in a pixel's level, including cells of the margin. */
    private double[] shares(Homography toTag, Pixel pixel, double across) {
        double[] share = new double[cells * cells];
        double sum = 0;
        for (int i = -SAMPLES; i <= SAMPLES; i++) {
            for (int j = -SAMPLES; j <= SAMPLES; j++) {
                double right = i * REACH_PX / SAMPLES;
                double down = j * REACH_PX / SAMPLES;
                double weight = Math.exp(-(right * right + down * down) / (2 * BLUR_PX * BLUR_PX));
                Pixel at = toTag.at(pixel.x() + right, pixel.y() + down);
                int column = Math.clamp((int) Math.floor(at.x() * across + MARGIN_CELLS), 0, cells - 1);
                int row = Math.clamp((int) Math.floor(at.y() * across + MARGIN_CELLS), 0, cells - 1);
                share[row * cells + column] += weight;
                sum += weight;
            }
        }
        double all = sum;
        return Arrays.stream(share).map(weight -> weight / all).toArray();
    }

    /** Returns the levels without their mean and with length one: a uniform area correlates with nothing. */
    private static double[] normalised(double... levels) {
        double mean = Arrays.stream(levels).average().orElse(0);
        double[] off = Arrays.stream(levels).map(level -> level - mean).toArray();
        double length = Math.sqrt(dot(off, off));
        return length == 0
                ? off
                : Arrays.stream(off).map(level -> level / length).toArray();
    }

    private static double dot(double[] some, double... others) {
        double sum = 0;
        for (int i = 0; i < some.length; i++) {
            sum += some[i] * others[i];
        }
        return sum;
    }
}
