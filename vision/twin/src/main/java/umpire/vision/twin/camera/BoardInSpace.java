package umpire.vision.twin.camera;

/**
 * The pose of a calibration board before a camera, in the camera's frame: x to the picture's right, y down, z ahead. Rotations are about
 * the board's centre: first the roll, then about the vertical axis, then about the horizontal one.
 *
 * @param xMm of the board's centre
 * @param yMm of the board's centre
 * @param zMm of the board's centre
 * @param tiltXDeg about the horizontal axis: positive brings its bottom nearer
 * @param tiltYDeg about the vertical axis: positive brings its right side nearer
 * @param rollDeg in its own plane, clockwise as seen
 * @param movedXMm its motion to the right during the exposure
 * @param movedYMm its motion down during the exposure
 */
public record BoardInSpace(
        double xMm,
        double yMm,
        double zMm,
        double tiltXDeg,
        double tiltYDeg,
        double rollDeg,
        double movedXMm,
        double movedYMm) {
    /** Returns a board that is held still. */
    public static BoardInSpace still(
            double xMm, double yMm, double zMm, double tiltXDeg, double tiltYDeg, double rollDeg) {
        return new BoardInSpace(xMm, yMm, zMm, tiltXDeg, tiltYDeg, rollDeg, 0, 0);
    }

    /** Returns the board with motion during the exposure. */
    public BoardInSpace moving(double rightMm, double downMm) {
        return new BoardInSpace(xMm, yMm, zMm, tiltXDeg, tiltYDeg, rollDeg, rightMm, downMm);
    }

    /** Returns the board's axes and its normal in the camera's frame: nine numbers, row by row. */
    public double[] rotation() {
        double cx = Math.cos(Math.toRadians(tiltXDeg));
        double sx = Math.sin(Math.toRadians(tiltXDeg));
        double cy = Math.cos(Math.toRadians(tiltYDeg));
        double sy = Math.sin(Math.toRadians(tiltYDeg));
        double cz = Math.cos(Math.toRadians(rollDeg));
        double sz = Math.sin(Math.toRadians(rollDeg));
        double[] roll = {cz, -sz, 0, sz, cz, 0, 0, 0, 1};
        double[] upright = {cy, 0, sy, 0, 1, 0, -sy, 0, cy};
        double[] level = {1, 0, 0, 0, cx, sx, 0, -sx, cx};
        return times(level, times(upright, roll));
    }

    private static double[] times(double[] a, double[] b) {
        double[] product = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    product[3 * i + j] += a[3 * i + k] * b[3 * k + j];
                }
            }
        }
        return product;
    }
}
