package umpire.vision.detect.bodies;

import umpire.vision.detect.Pixel;

/**
 * Something compact that stands out from the table round it.
 *
 * @param leftPx of the upright rectangle round it, in the picture's pixels
 * @param topPx the same, downwards
 * @param widthPx of that rectangle
 * @param heightPx of that rectangle
 */
public record StandingOut(double leftPx, double topPx, double widthPx, double heightPx) {
    /** Returns where its middle is. */
    public Pixel middle() {
        return new Pixel(leftPx + widthPx / 2, topPx + heightPx / 2);
    }

    /** Returns the longer side of the rectangle. */
    public double sidePx() {
        return Math.max(widthPx, heightPx);
    }

    /** Returns whether a point lies in the rectangle. */
    public boolean holds(Pixel point) {
        return point.x() >= leftPx
                && point.x() <= leftPx + widthPx
                && point.y() >= topPx
                && point.y() <= topPx + heightPx;
    }
}
