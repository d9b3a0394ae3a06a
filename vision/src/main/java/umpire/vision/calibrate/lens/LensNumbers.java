package umpire.vision.calibrate.lens;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import umpire.hardware.Camera;

/**
 * The nine numbers of a lens in the order they are solved for: fx, fy, cx, cy, k1, k2, p1, p2, k3. OpenCV's model, and the rig file's.
 */
public final class LensNumbers {
    /** What each number is called in the rig file. */
    public static final List<String> NAMES = List.of("fxPx", "fyPx", "cxPx", "cyPx", "k1", "k2", "p1", "p2", "k3");

    /** How many there are. */
    public static final int COUNT = 9;

    private static final int UNDISTORTION_ROUNDS = 60;
    private static final double UNDISTORTED = 1e-13;
    private static final double LEAST_SLOPE = 0.05;

    private final double[] values;

    private LensNumbers(double[] values) {
        this.values = values;
    }

    /** Copies nine numbers. */
    public static LensNumbers of(double... values) {
        if (values.length != COUNT) {
            throw new IllegalArgumentException("a lens has " + COUNT + " numbers, not " + values.length);
        }
        return new LensNumbers(values.clone());
    }

    /** A lens without distortion that looks through the middle of its picture. */
    public static LensNumbers plain(double focalPx, int widthPx, int heightPx) {
        return of(focalPx, focalPx, (widthPx - 1) / 2.0, (heightPx - 1) / 2.0, 0, 0, 0, 0, 0);
    }

    /** Takes them from the rig's lens. */
    public static LensNumbers of(Camera camera) {
        double[] numbers = new double[COUNT];
        numbers[0] = camera.fxPx();
        numbers[1] = camera.fyPx();
        numbers[2] = camera.cxPx();
        numbers[3] = camera.cyPx();
        for (int i = 0; i < 5; i++) {
            numbers[4 + i] = camera.distortion().get(i);
        }
        return new LensNumbers(numbers);
    }

    /** Returns the rig's lens with these numbers. */
    public Camera camera(int widthPx, int heightPx, double rmsPx) {
        return new Camera(
                widthPx,
                heightPx,
                values[0],
                values[1],
                values[2],
                values[3],
                Arrays.stream(values, 4, COUNT).boxed().collect(Collectors.toList()),
                rmsPx);
    }

    /** Returns one of the nine. */
    public double get(int index) {
        return values[index];
    }

    /** Returns all nine, copied. */
    public double[] toArray() {
        return values.clone();
    }

    /** Returns the lens with something added to each number. */
    public LensNumbers plus(double[] step) {
        double[] sum = values.clone();
        for (int i = 0; i < COUNT; i++) {
            sum[i] += step[i];
        }
        return new LensNumbers(sum);
    }

    /** Returns the lens with one number exchanged. */
    public LensNumbers with(int index, double value) {
        double[] changed = values.clone();
        changed[index] = value;
        return new LensNumbers(changed);
    }

    /** Returns whether they could be a lens at all. */
    public boolean finite() {
        return Arrays.stream(values).allMatch(Double::isFinite) && values[0] > 0 && values[1] > 0;
    }

    /** Returns the ray, as x and y at distance one, that a pixel looks along. */
    public double[] ray(double pixelX, double pixelY) {
        double wantedX = (pixelX - values[2]) / values[0];
        double wantedY = (pixelY - values[3]) / values[1];
        double x = wantedX;
        double y = wantedY;
        double[] bent = new double[6];
        for (int i = 0; i < UNDISTORTION_ROUNDS; i++) {
            bend(x, y, bent);
            double offX = wantedX - bent[0];
            double offY = wantedY - bent[1];
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

    /** Returns the pixel at which a point is seen, given in the camera's axes; the point lies ahead. */
    public double[] pixel(double[] point) {
        double[] bent = new double[6];
        bend(point[0] / point[2], point[1] / point[2], bent);
        return new double[] {values[0] * bent[0] + values[2], values[1] * bent[1] + values[3]};
    }

    /** Writes where a ray goes behind the lens, and how that changes with the ray: x, y, dx/dx, dx/dy, dy/dx, dy/dy. */
    void bend(double x, double y, double[] into) {
        double r2 = x * x + y * y;
        double radial = 1 + r2 * (values[4] + r2 * (values[5] + r2 * values[8]));
        double slope = values[4] + r2 * (2 * values[5] + 3 * r2 * values[8]);
        double p1 = values[6];
        double p2 = values[7];
        into[0] = x * radial + 2 * p1 * x * y + p2 * (r2 + 2 * x * x);
        into[1] = y * radial + p1 * (r2 + 2 * y * y) + 2 * p2 * x * y;
        double cross = 2 * x * y * slope + 2 * p1 * x + 2 * p2 * y;
        into[2] = radial + 2 * x * x * slope + 2 * p1 * y + 6 * p2 * x;
        into[3] = cross;
        into[4] = cross;
        into[5] = radial + 2 * y * y * slope + 6 * p1 * y + 2 * p2 * x;
    }
}
