package umpire.vision.detect.numerals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import umpire.vision.detect.Pixel;

/** Finds dice with numerals. The net is evaluated on a square of cells at every cell. Dice are where its answer has a local maximum. */
public final class NumeralBodyFinder {
    /** The width of a square in cells. */
    public static final int SIDE = 10;

    /** The length of a die's edge in the searched picture, in pixels. */
    public static final double EDGE_PX = 32;

    /** The number of features of a square: its cells, and the direction of view. */
    public static final int NUMBERS = SIDE * SIDE * GradientCells.BINS + 2;

    private static final int INNER = 4;

    private final LayeredNet net;
    private final NumeralThresholds limits;

    /** A body: the centre of its upper face, and the confidence of the net, up to 1. */
    public record FoundBody(Pixel middle, double sureness) {}

    NumeralBodyFinder(LayeredNet net, NumeralThresholds limits) {
        this.net = net;
        this.limits = limits;
    }

    /** Returns the pixel in the middle of a square of cells. */
    public static Pixel middle(int row, int column) {
        return new Pixel(
                (column + SIDE / 2.0) * GradientCells.CELL_PX - 0.5, (row + SIDE / 2.0) * GradientCells.CELL_PX - 0.5);
    }

    /**
     * Returns the bodies, those with the highest confidence first.
     *
     * @param ground whether a body may have its centre at a pixel of the original picture
     */
    List<FoundBody> find(DiePicture picture, Function<Pixel, PlaneAxes> plane, Predicate<Pixel> ground) {
        GradientCells cells = picture.cells();
        int rows = cells.rows() - SIDE + 1;
        int columns = cells.columns() - SIDE + 1;
        if (rows < 1 || columns < 1) {
            return List.of();
        }
        double[] sureness = new double[rows * columns];
        SearchedSquares searched =
                SearchedSquares.of(rows, columns, (row, column) -> ground.test(picture.there(middle(row, column))));
        IntStream.range(0, rows).parallel().forEach(row -> answer(picture, plane, searched, row, columns, sureness));
        return peaks(sureness, rows, columns).stream()
                .filter(body -> ground.test(picture.there(body.middle())))
                .toList();
    }

    /** Evaluates the net on the squares of one row. Squares without gradients in their middle are skipped. */
    private void answer(
            DiePicture picture,
            Function<Pixel, PlaneAxes> plane,
            SearchedSquares searched,
            int row,
            int columns,
            double... sureness) {
        GradientCells cells = picture.cells();
        List<Integer> busy = new ArrayList<>();
        int in = (SIDE - INNER) / 2;
        for (int column = 0; column < columns; column++) {
            sureness[row * columns + column] = -1;
            if (searched.holds(row, column)
                    && cells.changing(row + in, column + in, INNER) > limits.minBodyChange() * CELL_AREA) {
                busy.add(column);
            }
        }
        float[] described = new float[busy.size() * NUMBERS];
        for (int i = 0; i < busy.size(); i++) {
            PlaneAxes axes = plane.apply(picture.there(middle(row, busy.get(i))));
            picture.describe(row, busy.get(i), axes, described, i * NUMBERS);
        }
        float[] answers = net.answers(described);
        for (int i = 0; i < busy.size(); i++) {
            sureness[row * columns + busy.get(i)] = answers[i];
        }
    }

    private static final double CELL_AREA = (double) GradientCells.CELL_PX * GradientCells.CELL_PX;

    private List<FoundBody> peaks(double[] sureness, int rows, int columns) {
        List<FoundBody> all = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (sureness[row * columns + column] > limits.minBodySureness()) {
                    all.add(new FoundBody(
                            refined(sureness, row, column, rows, columns), sureness[row * columns + column]));
                }
            }
        }
        all.sort(Comparator.comparingDouble(FoundBody::sureness).reversed());
        List<FoundBody> kept = new ArrayList<>();
        for (FoundBody body : all) {
            if (kept.stream()
                    .allMatch(other -> other.middle().distance(body.middle()) > limits.minApartEdges() * EDGE_PX)) {
                kept.add(body);
            }
        }
        return kept;
    }

    /** Returns the mean place of the squares around the best one, weighted by confidence. */
    private static Pixel refined(double[] sureness, int row, int column, int rows, int columns) {
        double x = 0;
        double y = 0;
        double heavy = 0;
        for (int r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
                double weight = Math.max(0, sureness[r * columns + c] + 0.5);
                x += weight * middle(r, c).x();
                y += weight * middle(r, c).y();
                heavy += weight;
            }
        }
        return heavy > 0 ? new Pixel(x / heavy, y / heavy) : middle(row, column);
    }
}
