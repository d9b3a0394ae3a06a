package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;

/**
 * How far off, on the table, the calibration may put a point, as a grid of millimetres: the standard deviation of the distance.
 *
 * @param xMm of the columns, from left to right
 * @param yMm of the rows, from far to near
 * @param errorMm row by row: the larger of what the numbers' uncertainty and what the held-out lenses' differences make of it
 * @param measured whether a picture showed how the camera looks at the table; otherwise it is thought to hang over the middle
 * @param pxPerMm in the middle of the table
 */
public record TableError(
        List<Double> xMm, List<Double> yMm, List<List<Double>> errorMm, boolean measured, double pxPerMm) {
    /** Less far from the middle, as a share of the way to the edge, it is the middle. */
    private static final double MIDDLE = 0.34;

    public TableError {
        xMm = List.copyOf(xMm);
        yMm = List.copyOf(yMm);
        errorMm = errorMm.stream().map(List::copyOf).toList();
    }

    /** Returns the largest error of the grid. */
    public double worstMm() {
        return errorMm.stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    /** Returns the root of the mean squared error over the grid. */
    public double rmsMm() {
        return Math.sqrt(errorMm.stream()
                .flatMap(List::stream)
                .mapToDouble(mm -> mm * mm)
                .average()
                .orElse(0));
    }

    /** Returns where on the table the error is largest: x and y. */
    public List<Double> worstAt() {
        List<Double> at = new ArrayList<>(List.of(0.0, 0.0));
        double worst = worstMm();
        for (int row = 0; row < yMm.size(); row++) {
            for (int column = 0; column < xMm.size(); column++) {
                if (errorMm.get(row).get(column) == worst) {
                    at.set(0, xMm.get(column));
                    at.set(1, yMm.get(row));
                }
            }
        }
        return List.copyOf(at);
    }

    /** Returns where that is, for people: {@code near the far left corner}, {@code left of the middle}. */
    public String worstPlace() {
        List<Double> at = worstAt();
        double x = at.get(0) / xMm.getLast();
        double y = at.get(1) / yMm.getFirst();
        String tall = y > MIDDLE ? "far" : y < -MIDDLE ? "near" : "";
        String wide = x > MIDDLE ? "right" : x < -MIDDLE ? "left" : "";
        if (tall.isEmpty() && wide.isEmpty()) {
            return "in the middle";
        }
        return tall.isEmpty() || wide.isEmpty()
                ? "towards its " + tall + wide + " side"
                : "towards its " + tall + " " + wide + " corner";
    }
}
