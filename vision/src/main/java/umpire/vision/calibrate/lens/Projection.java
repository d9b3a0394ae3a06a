package umpire.vision.calibrate.lens;

/**
 * Projects a point of a board into the picture, with the derivatives by each number of the lens and the pose. One object is reused for many
 * points.
 */
final class Projection {
    /** The number of parameters of a pose: rotations and shifts. */
    static final int POSE = 6;

    private final double[] bent = new double[6];

    /** The column of the pixel. */
    double u;
    /** The row of the pixel. */
    double v;
    /** The distance of the point ahead of the camera. A point is visible only if the distance is positive. */
    double ahead;

    /** The derivatives of u and v by the nine numbers of the lens. */
    final double[][] byLens = new double[2][LensNumbers.COUNT];
    /** The derivatives of u and v by the pose. */
    final double[][] byPose = new double[2][POSE];

    /** Projects without derivatives. */
    void at(LensNumbers lens, BoardPose pose, double x, double y) {
        double px = pose.turn(0) * x + pose.turn(1) * y + pose.shift(0);
        double py = pose.turn(3) * x + pose.turn(4) * y + pose.shift(1);
        ahead = pose.turn(6) * x + pose.turn(7) * y + pose.shift(2);
        lens.bend(px / ahead, py / ahead, bent);
        u = lens.get(0) * bent[0] + lens.get(2);
        v = lens.get(1) * bent[1] + lens.get(3);
    }

    /** Projects with derivatives. */
    void withSlopes(LensNumbers lens, BoardPose pose, double x, double y) {
        at(lens, pose, x, y);
        double rx = pose.turn(0) * x + pose.turn(1) * y;
        double ry = pose.turn(3) * x + pose.turn(4) * y;
        double rz = pose.turn(6) * x + pose.turn(7) * y;
        double nx = (rx + pose.shift(0)) / ahead;
        double ny = (ry + pose.shift(1)) / ahead;
        byLens(lens, nx, ny);
        for (int row = 0; row < 2; row++) {
            double focal = lens.get(row);
            double alongX = focal * bent[2 + 2 * row];
            double alongY = focal * bent[3 + 2 * row];
            double dx = alongX / ahead;
            double dy = alongY / ahead;
            double dz = -(alongX * nx + alongY * ny) / ahead;
            double[] slopes = byPose[row];
            slopes[0] = dz * ry - dy * rz;
            slopes[1] = dx * rz - dz * rx;
            slopes[2] = dy * rx - dx * ry;
            slopes[3] = dx;
            slopes[4] = dy;
            slopes[5] = dz;
        }
    }

    private void byLens(LensNumbers lens, double x, double y) {
        double r2 = x * x + y * y;
        double fx = lens.get(0);
        double fy = lens.get(1);
        double[] du = byLens[0];
        double[] dv = byLens[1];
        du[0] = bent[0];
        du[2] = 1;
        du[4] = fx * x * r2;
        du[5] = fx * x * r2 * r2;
        du[6] = 2 * fx * x * y;
        du[7] = fx * (r2 + 2 * x * x);
        du[8] = fx * x * r2 * r2 * r2;
        dv[1] = bent[1];
        dv[3] = 1;
        dv[4] = fy * y * r2;
        dv[5] = fy * y * r2 * r2;
        dv[6] = fy * (r2 + 2 * y * y);
        dv[7] = 2 * fy * x * y;
        dv[8] = fy * y * r2 * r2 * r2;
    }
}
