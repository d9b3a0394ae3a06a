package umpire.vision.calibrate.lens;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import umpire.hardware.Camera;
import umpire.hardware.Distortion;

/**
 * The nine numbers of a lens in the order they are solved for: fx, fy, cx, cy, k1, k2, p1, p2, k3. This is the model of OpenCV and of the
 * rig file.
 */
public final class LensNumbers {
    /** The name of each number in the rig file. */
    public static final List<String> NAMES = List.of("fxPx", "fyPx", "cxPx", "cyPx", "k1", "k2", "p1", "p2", "k3");

    public static final int COUNT = 9;

    private final double[] values;
    private final Distortion distortion;

    private LensNumbers(double[] values) {
        this.values = values;
        this.distortion = new Distortion(values[4], values[5], values[6], values[7], values[8]);
    }

    public static LensNumbers of(double... values) {
        if (values.length != COUNT) {
            throw new IllegalArgumentException("a lens has " + COUNT + " numbers, not " + values.length);
        }
        return new LensNumbers(values.clone());
    }

    /** Returns a lens without distortion whose centre is the middle of the picture. */
    public static LensNumbers plain(double focalPx, int widthPx, int heightPx) {
        return of(focalPx, focalPx, (widthPx - 1) / 2.0, (heightPx - 1) / 2.0, 0, 0, 0, 0, 0);
    }

    /** Returns the numbers of the rig's lens. */
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

    /** Returns these numbers as the rig's lens. */
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

    public double get(int index) {
        return values[index];
    }

    /** Returns a copy of all nine numbers. */
    public double[] toArray() {
        return values.clone();
    }

    /** Returns the lens after adding a step to each number. */
    public LensNumbers plus(double[] step) {
        double[] sum = values.clone();
        for (int i = 0; i < COUNT; i++) {
            sum[i] += step[i];
        }
        return new LensNumbers(sum);
    }

    /** Returns the lens with one number replaced. */
    public LensNumbers with(int index, double value) {
        double[] changed = values.clone();
        changed[index] = value;
        return new LensNumbers(changed);
    }

    /** Returns whether all numbers are valid for a lens. */
    public boolean finite() {
        return Arrays.stream(values).allMatch(Double::isFinite) && values[0] > 0 && values[1] > 0;
    }

    /** Returns the ray through a pixel as its x and y at distance 1 ahead of the camera. */
    public double[] ray(double pixelX, double pixelY) {
        return distortion.undistorted((pixelX - values[2]) / values[0], (pixelY - values[3]) / values[1]);
    }

    /** Returns the pixel of a point ahead of the camera, given in the camera's frame. */
    public double[] pixel(double[] point) {
        double[] bent = distortion.distorted(point[0] / point[2], point[1] / point[2]);
        return new double[] {values[0] * bent[0] + values[2], values[1] * bent[1] + values[3]};
    }

    /** Writes the distorted ray and its derivatives: x, y, dx/dx, dx/dy, dy/dx, dy/dy. */
    void bend(double x, double y, double[] into) {
        distortion.distort(x, y, into);
    }
}
