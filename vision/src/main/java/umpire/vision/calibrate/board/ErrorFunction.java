package umpire.vision.calibrate.board;

/** The integral of the bell curve, which is the profile of a blurred edge. By Abramowitz and Stegun, 7.1.26, with an error below 2e-7. */
final class ErrorFunction {
    private static final double P = 0.3275911;
    private static final double[] A = {0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429};
    private static final double TWO_BY_ROOT_PI = 2 / Math.sqrt(Math.PI);

    private ErrorFunction() {}

    static double of(double x) {
        double far = Math.abs(x);
        if (far > 4) {
            return Math.signum(x);
        }
        double t = 1 / (1 + P * far);
        double sum = ((((A[4] * t + A[3]) * t + A[2]) * t + A[1]) * t + A[0]) * t;
        return Math.copySign(1 - sum * Math.exp(-far * far), x);
    }

    static double slope(double x) {
        return Math.abs(x) > 5 ? 0 : TWO_BY_ROOT_PI * Math.exp(-x * x);
    }
}
