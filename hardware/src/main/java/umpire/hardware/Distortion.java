package umpire.hardware;

import java.util.List;

/**
 * The distortion of a lens in OpenCV's model. A ray is given by the x and y at which it passes a plane at distance one before the lens, and
 * behind it. The formula is implemented here because many callers need single rays, and OpenCV's own needs them in native memory.
 *
 * @param k1 radial, by the square of the distance from the axis
 * @param k2 radial, by its fourth power
 * @param p1 tangential, downwards
 * @param p2 tangential, to the right
 * @param k3 radial, by its sixth power
 */
public record Distortion(double k1, double k2, double p1, double p2, double k3) {
    private static final int MOST_ROUNDS = 60;
    private static final double UNDISTORTED = 1e-13;
    /** The least slope at which Newton's method is used. Where the picture folds over, the slope is smaller and the method diverges. */
    private static final double LEAST_SLOPE = 0.05;

    /** Makes a distortion of k1, k2, p1, p2, k3. */
    public static Distortion of(List<Double> numbers) {
        return new Distortion(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3), numbers.get(4));
    }

    /** Returns the radial factor of a ray, by the square of its distance from the axis before the lens. */
    double radial(double r2) {
        return 1 + r2 * (k1 + r2 * (k2 + r2 * k3));
    }

    /** Returns the distorted ray behind the lens, as x and y. */
    public double[] distorted(double x, double y) {
        double[] bent = new double[6];
        distort(x, y, bent);
        return new double[] {bent[0], bent[1]};
    }

    /** Writes the distorted ray and its derivatives: x, y, dx/dx, dx/dy, dy/dx, dy/dy. */
    public void distort(double x, double y, double[] into) {
        double r2 = x * x + y * y;
        double radial = radial(r2);
        double slope = k1 + r2 * (2 * k2 + 3 * r2 * k3);
        into[0] = x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x);
        into[1] = y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y;
        double cross = 2 * x * y * slope + 2 * p1 * x + 2 * p2 * y;
        into[2] = radial + 2 * x * x * slope + 2 * p1 * y + 6 * p2 * x;
        into[3] = cross;
        into[4] = cross;
        into[5] = radial + 2 * y * y * slope + 6 * p1 * y + 2 * p2 * x;
    }

    /** Returns the ray before the lens, as x and y, for a distorted ray: Newton's method. */
    public double[] undistorted(double bentX, double bentY) {
        double x = bentX;
        double y = bentY;
        double[] bent = new double[6];
        for (int i = 0; i < MOST_ROUNDS; i++) {
            distort(x, y, bent);
            double offX = bentX - bent[0];
            double offY = bentY - bent[1];
            if (offX * offX + offY * offY < UNDISTORTED * UNDISTORTED) {
                break;
            }
            double determinant = bent[2] * bent[5] - bent[3] * bent[4];
            if (determinant < LEAST_SLOPE) {
                x += offX;
                y += offY;
            } else {
                x += (bent[5] * offX - bent[3] * offY) / determinant;
                y += (bent[2] * offY - bent[4] * offX) / determinant;
            }
        }
        return new double[] {x, y};
    }
}
