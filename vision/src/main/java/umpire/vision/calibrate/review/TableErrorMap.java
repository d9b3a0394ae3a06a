package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import umpire.hardware.Table;
import umpire.vision.calibrate.lens.BoardPose;
import umpire.vision.calibrate.lens.LensNumbers;

/** Maps the uncertainty of a lens to the table. */
final class TableErrorMap {
    private static final int COLUMNS = 25;
    private static final int ROWS = 17;

    private final TableView view;
    private final LensNumbers lens;
    private final List<Double> xMm;
    private final List<Double> yMm;
    private final double[][] pixels;

    private TableErrorMap(TableView view, Table table) {
        this.view = view;
        this.lens = LensNumbers.of(view.camera());
        this.xMm = spread(-table.widthMm() / 2, table.widthMm() / 2, COLUMNS);
        this.yMm = spread(table.heightMm() / 2, -table.heightMm() / 2, ROWS);
        this.pixels = new double[COLUMNS * ROWS][];
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = view.pixel(xMm.get(i % COLUMNS), yMm.get(i / COLUMNS));
        }
    }

    /**
     * Returns the error on the table as a grid.
     *
     * @param covariance the covariance of the lens's numbers
     * @param heldOut lenses that were each made without a part of the pictures
     */
    static TableError of(TableView view, Table table, double[][] covariance, List<LensNumbers> heldOut) {
        TableErrorMap map = new TableErrorMap(view, table);
        double[] propagated = map.propagated(covariance);
        double[] between = map.between(heldOut);
        List<List<Double>> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            int first = row * COLUMNS;
            rows.add(IntStream.range(first, first + COLUMNS)
                    .mapToObj(i -> Math.sqrt(Math.max(propagated[i], between[i])))
                    .toList());
        }
        return new TableError(map.xMm, map.yMm, rows, view.measured(), view.pxPerMm(0, 0));
    }

    private static List<Double> spread(double from, double to, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> from + (to - from) * i / (count - 1))
                .toList();
    }

    /** Returns the squared movements of points for one standard deviation of the lens, summed over its independent directions. */
    private double[] propagated(double[][] covariance) {
        double[] squares = new double[pixels.length];
        for (double[] way : PrincipalAxes.of(covariance)) {
            double[] moved = squaredMoves(lens.plus(way));
            Arrays.setAll(squares, i -> squares[i] + moved[i]);
        }
        return squares;
    }

    /**
     * Returns the squared errors by the jackknife: from the differences between lenses that were each made without a part of the pictures.
     */
    private double[] between(List<LensNumbers> others) {
        double[] squares = new double[pixels.length];
        int count = others.size();
        for (LensNumbers other : others) {
            double[] moved = squaredMoves(other);
            Arrays.setAll(squares, i -> squares[i] + moved[i] * (count - 1) / count);
        }
        return squares;
    }

    /**
     * Returns the squared distance by which another lens moves each point. The distance is limited to the table's diagonal, which also
     * stands for a point that the other lens puts nowhere.
     */
    private double[] squaredMoves(LensNumbers other) {
        double mostSquared = Math.pow(2 * xMm.getFirst(), 2) + Math.pow(2 * yMm.getFirst(), 2);
        BoardPose pose = view.registered(other);
        return IntStream.range(0, pixels.length)
                .mapToDouble(i -> {
                    double[] at = TableView.point(other, pose, pixels[i]);
                    double dx = at[0] - xMm.get(i % COLUMNS);
                    double dy = at[1] - yMm.get(i / COLUMNS);
                    double squared = dx * dx + dy * dy;
                    return squared < mostSquared ? squared : mostSquared;
                })
                .toArray();
    }
}
