package umpire.vision.calibrate.lens;

/** The pose of a board in the camera's frame: x to the picture's right, y down, z ahead. Lengths have the unit of the board's points. */
public final class BoardPose {
    private final double[] rotation;
    private final double[] shift;

    /** Makes a pose. Copies the rotation, row by row, and the shift. */
    public BoardPose(double[] rotation, double[] shift) {
        this.rotation = rotation.clone();
        this.shift = shift.clone();
    }

    /** Returns the rotation from the board's axes to the camera's, row by row. */
    public double[] rotation() {
        return rotation.clone();
    }

    /** Returns the board's origin in the camera's frame. */
    public double[] shift() {
        return shift.clone();
    }

    double turn(int index) {
        return rotation[index];
    }

    double shift(int axis) {
        return shift[axis];
    }

    /** Returns a point of the board in the camera's frame. */
    public double[] apply(double x, double y, double z) {
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            seen[i] = rotation[3 * i] * x + rotation[3 * i + 1] * y + rotation[3 * i + 2] * z + shift[i];
        }
        return seen;
    }

    /** Returns the board's third axis in the camera's frame: the direction its back faces. */
    public double[] normal() {
        return new double[] {rotation[2], rotation[5], rotation[8]};
    }

    /** Returns the pose after a small step: three rotations about the camera's axes in radians, then three shifts. */
    BoardPose plus(double[] step) {
        double[] small = turned(step[0], step[1], step[2]);
        double[] product = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    product[3 * i + j] += small[3 * i + k] * rotation[3 * k + j];
                }
            }
        }
        return new BoardPose(
                squared(product), new double[] {shift[0] + step[3], shift[1] + step[4], shift[2] + step[5]});
    }

    /** Returns the rotation about an axis whose length is the angle. */
    private static double[] turned(double x, double y, double z) {
        double angle = Math.sqrt(x * x + y * y + z * z);
        double a = angle < 1e-9 ? 1 : Math.sin(angle) / angle;
        double b = angle < 1e-9 ? 0.5 : (1 - Math.cos(angle)) / (angle * angle);
        return new double[] {
            1 - b * (y * y + z * z),
            b * x * y - a * z,
            b * x * z + a * y,
            b * x * y + a * z,
            1 - b * (x * x + z * z),
            b * y * z - a * x,
            b * x * z - a * y,
            b * y * z + a * x,
            1 - b * (x * x + y * y)
        };
    }

    /** Turns an almost orthogonal matrix into a rotation, by Gram-Schmidt. */
    static double[] squared(double[] rows) {
        double[] r = rows.clone();
        scale(r, 0, 1 / length(r, 0));
        double along = r[0] * r[3] + r[1] * r[4] + r[2] * r[5];
        for (int i = 0; i < 3; i++) {
            r[3 + i] -= along * r[i];
        }
        scale(r, 3, 1 / length(r, 3));
        r[6] = r[1] * r[5] - r[2] * r[4];
        r[7] = r[2] * r[3] - r[0] * r[5];
        r[8] = r[0] * r[4] - r[1] * r[3];
        return r;
    }

    private static double length(double[] r, int from) {
        return Math.sqrt(r[from] * r[from] + r[from + 1] * r[from + 1] + r[from + 2] * r[from + 2]);
    }

    private static void scale(double[] r, int from, double by) {
        for (int i = 0; i < 3; i++) {
            r[from + i] *= by;
        }
    }
}
