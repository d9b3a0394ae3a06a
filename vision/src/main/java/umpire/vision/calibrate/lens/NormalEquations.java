package umpire.vision.calibrate.lens;

import umpire.vision.calibrate.equations.SymmetricSystem;

/** The normal equations of a least-squares problem. Every picture has its own pose, and all pictures share some numbers. */
final class NormalEquations {
    private static final int POSE = Projection.POSE;
    private static final double LEAST_DIAGONAL = 1e-12;

    private final int common;
    private final double[][] commonCommon;
    private final double[] commonRight;
    private final double[][][] commonPose;
    private final double[][][] posePose;
    private final double[][] poseRight;

    NormalEquations(int common, int pictures) {
        this.common = common;
        this.commonCommon = new double[common][common];
        this.commonRight = new double[common];
        this.commonPose = new double[pictures][common][POSE];
        this.posePose = new double[pictures][POSE][POSE];
        this.poseRight = new double[pictures][POSE];
    }

    /** Adds one equation: the derivatives by the common numbers and by a picture's pose, and the residual. */
    void add(int picture, double[] byCommon, double[] byPose, double off, double weight) {
        double[][] withPose = commonPose[picture];
        for (int i = 0; i < common; i++) {
            double weighted = weight * byCommon[i];
            addRow(commonCommon[i], weighted, byCommon, i + 1);
            addRow(withPose[i], weighted, byPose, POSE);
            commonRight[i] += weighted * off;
        }
        double[][] ofPose = posePose[picture];
        double[] right = poseRight[picture];
        for (int i = 0; i < POSE; i++) {
            double weighted = weight * byPose[i];
            addRow(ofPose[i], weighted, byPose, i + 1);
            right[i] += weighted * off;
        }
    }

    private static void addRow(double[] row, double weighted, double[] by, int count) {
        for (int j = 0; j < count; j++) {
            row[j] += weighted * by[j];
        }
    }

    /** Returns the information on the common numbers after the poses are eliminated. */
    double[][] reduced(double damping) {
        double[][] reduced = damped(commonCommon, damping);
        for (int p = 0; p < posePose.length; p++) {
            double[][] root = SymmetricSystem.root(damped(posePose[p], damping));
            for (int i = 0; i < common; i++) {
                double[] solved = SymmetricSystem.solved(root, commonPose[p][i]);
                for (int j = 0; j <= i; j++) {
                    reduced[i][j] -= dot(solved, commonPose[p][j]);
                }
            }
        }
        return reduced;
    }

    double[] commonStep(double damping) {
        if (common == 0) {
            return new double[0];
        }
        double[] right = commonRight.clone();
        for (int p = 0; p < posePose.length; p++) {
            double[] solved = SymmetricSystem.solved(SymmetricSystem.root(damped(posePose[p], damping)), poseRight[p]);
            for (int i = 0; i < common; i++) {
                right[i] -= dot(solved, commonPose[p][i]);
            }
        }
        return SymmetricSystem.solved(SymmetricSystem.root(reduced(damping)), right);
    }

    /** Returns the step of a picture's pose, given the step of the common numbers. */
    double[] poseStep(int picture, double[] commonStep, double damping) {
        double[] right = poseRight[picture].clone();
        for (int j = 0; j < POSE; j++) {
            for (int i = 0; i < common; i++) {
                right[j] -= commonPose[picture][i][j] * commonStep[i];
            }
        }
        return SymmetricSystem.solved(SymmetricSystem.root(damped(posePose[picture], damping)), right);
    }

    private static double[][] damped(double[][] lower, double damping) {
        int n = lower.length;
        double[][] damped = new double[n][n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(lower[i], 0, damped[i], 0, i);
            damped[i][i] = lower[i][i] * (1 + damping) + damping * LEAST_DIAGONAL;
        }
        return damped;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
