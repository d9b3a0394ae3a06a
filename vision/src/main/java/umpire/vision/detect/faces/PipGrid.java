package umpire.vision.detect.faces;

import java.util.List;
import umpire.vision.detect.pips.Pip;

/**
 * The grid of a face in the picture. Its origin is the face's centre, and its corner pips are at (±1, ±1).
 *
 * @param x of its origin, in pixels
 * @param y of its origin
 * @param ux one step along the first axis, in pixels to the right
 * @param uy the same step, in pixels down
 * @param vx one step along the second axis, in pixels to the right
 * @param vy the same step, in pixels down
 */
record PipGrid(double x, double y, double ux, double uy, double vx, double vy) {
    /** Returns the grid of two opposite corner pips, seen square-on. */
    static PipGrid onDiagonal(double oneX, double oneY, double otherX, double otherY) {
        double ex = (otherX - oneX) / 4;
        double ey = (otherY - oneY) / 4;
        return new PipGrid((oneX + otherX) / 2, (oneY + otherY) / 2, ex + ey, ey - ex, ex - ey, ex + ey);
    }

    /** Returns the grid of four corners in the order around the face: (-1, -1), (1, -1), (1, 1), (-1, 1). */
    static PipGrid throughCorners(List<Pip> c) {
        return new PipGrid(
                (c.get(0).x() + c.get(1).x() + c.get(2).x() + c.get(3).x()) / 4,
                (c.get(0).y() + c.get(1).y() + c.get(2).y() + c.get(3).y()) / 4,
                (c.get(1).x() - c.get(0).x() + c.get(2).x() - c.get(3).x()) / 4,
                (c.get(1).y() - c.get(0).y() + c.get(2).y() - c.get(3).y()) / 4,
                (c.get(3).x() - c.get(0).x() + c.get(2).x() - c.get(1).x()) / 4,
                (c.get(3).y() - c.get(0).y() + c.get(2).y() - c.get(1).y()) / 4);
    }

    static PipGrid upright(double x, double y, double stepPx) {
        return new PipGrid(x, y, stepPx, 0, 0, stepPx);
    }

    double atX(double i, double j) {
        return x + i * ux + j * vx;
    }

    double atY(double i, double j) {
        return y + i * uy + j * vy;
    }

    double stepPx() {
        return Math.sqrt(Math.abs(ux * vy - uy * vx));
    }

    /** Returns the grid with one of its six numbers changed. */
    PipGrid changed(int which, double by) {
        return new PipGrid(
                x + (which == 0 ? by : 0),
                y + (which == 1 ? by : 0),
                ux + (which == 2 ? by : 0),
                uy + (which == 3 ? by : 0),
                vx + (which == 4 ? by : 0),
                vy + (which == 5 ? by : 0));
    }
}
