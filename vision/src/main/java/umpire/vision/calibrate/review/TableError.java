package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;

/**
 * The error of the calibration on the table, as a grid of points: how far off a measured point may be, as a standard deviation in
 * millimetres.
 *
 * @param xMm x of the grid's columns, from left to right
 * @param yMm y of the grid's rows, from far to near
 * @param errorMm the errors row by row. Each is the larger of two estimates: from the uncertainty of the lens's numbers, and from the
 *     differences between the held-out lenses
 * @param measured whether a picture showed the pose of the camera; otherwise the camera is assumed over the middle
 * @param pxPerMm pixels per millimetre in the middle of the table
 */
public record TableError(
        List<Double> xMm, List<Double> yMm, List<List<Double>> errorMm, boolean measured, double pxPerMm) {
    /** A point is called the middle if it lies within this share of the way from the middle to the edge. */
    private static final double MIDDLE = 0.34;

    public TableError {
        xMm = List.copyOf(xMm);
        yMm = List.copyOf(yMm);
        errorMm = errorMm.stream().map(List::copyOf).toList();
    }

    /** Returns the largest error of the grid in millimetres. */
    public double worstMm() {
        return errorMm.stream()
                .flatMap(List::stream)
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
    }

    /** Returns the root mean square error over the grid in millimetres. */
    public double rmsMm() {
        return Math.sqrt(errorMm.stream()
                .flatMap(List::stream)
                .mapToDouble(mm -> mm * mm)
                .average()
                .orElse(0));
    }

    /** Returns the point on the table with the largest error: x and y in millimetres. */
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

    /** Returns the place of the largest error in words for people: {@code towards its far left corner}, {@code in the middle}. */
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
