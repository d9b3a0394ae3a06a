package umpire.vision.calibrate.lens;

import java.util.ArrayList;
import java.util.List;

/** The independent ways in which some numbers are uncertain, by Jacobi's rotations. */
public final class EigenVectors {
    private static final int SWEEPS = 60;
    private static final double NOTHING = 1e-15;

    private EigenVectors() {}

    /** Returns vectors whose outer products sum up to a covariance: its eigenvectors, each a standard deviation long. */
    public static List<double[]> scaled(double[][] covariance) {
        int n = covariance.length;
        double[] unit = new double[n];
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++) {
            unit[i] = Math.sqrt(Math.max(covariance[i][i], Double.MIN_NORMAL));
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = covariance[i][j] / unit[i] / unit[j];
            }
        }
        double[][] vectors = identity(n);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int p = 0; p < n; p++) {
                for (int q = p + 1; q < n; q++) {
                    rotate(a, vectors, p, q);
                }
            }
        }
        List<double[]> ways = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            double length = Math.sqrt(Math.max(0, a[k][k]));
            double[] way = new double[n];
            for (int i = 0; i < n; i++) {
                way[i] = vectors[i][k] * length * unit[i];
            }
            ways.add(way);
        }
        return ways;
    }

    private static double[][] identity(int n) {
        double[][] identity = new double[n][n];
        for (int i = 0; i < n; i++) {
            identity[i][i] = 1;
        }
        return identity;
    }

    private static void rotate(double[][] a, double[][] vectors, int p, int q) {
        if (Math.abs(a[p][q]) < NOTHING) {
            return;
        }
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double c = 1 / Math.sqrt(t * t + 1);
        double s = t * c;
        for (int k = 0; k < a.length; k++) {
            double kp = a[k][p];
            double kq = a[k][q];
            a[k][p] = c * kp - s * kq;
            a[k][q] = s * kp + c * kq;
        }
        for (int k = 0; k < a.length; k++) {
            double pk = a[p][k];
            double qk = a[q][k];
            a[p][k] = c * pk - s * qk;
            a[q][k] = s * pk + c * qk;
            double vp = vectors[k][p];
            double vq = vectors[k][q];
            vectors[k][p] = c * vp - s * vq;
            vectors[k][q] = s * vp + c * vq;
        }
    }
}
