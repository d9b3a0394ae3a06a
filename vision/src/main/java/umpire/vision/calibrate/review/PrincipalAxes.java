package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/** Splits a covariance into independent directions. */
final class PrincipalAxes {
    private PrincipalAxes() {}

    /** Returns vectors whose outer products add up to a covariance: its eigenvectors, each one standard deviation long. */
    static List<double[]> of(double[][] covariance) {
        OpenCv.load();
        int n = covariance.length;
        // Each number is scaled by its own standard deviation, since pixels and shares differ by many powers of ten.
        double[] unit = new double[n];
        for (int i = 0; i < n; i++) {
            unit[i] = Math.sqrt(Math.max(covariance[i][i], Double.MIN_NORMAL));
        }
        try (MatScope scope = new MatScope()) {
            Mat correlation = scope.keep(new Mat(n, n, CvType.CV_64F));
            Mat values = scope.mat();
            Mat vectors = scope.mat();
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    correlation.put(i, j, covariance[i][j] / unit[i] / unit[j]);
                }
            }
            Core.eigen(correlation, values, vectors);
            List<double[]> axes = new ArrayList<>();
            for (int k = 0; k < n; k++) {
                double[] axis = new double[n];
                vectors.get(k, 0, axis);
                double length = Math.sqrt(Math.max(0, values.get(k, 0)[0]));
                for (int i = 0; i < n; i++) {
                    axis[i] *= length * unit[i];
                }
                axes.add(axis);
            }
            return axes;
        }
    }
}
