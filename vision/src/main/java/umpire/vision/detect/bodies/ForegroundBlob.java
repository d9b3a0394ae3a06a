package umpire.vision.detect.bodies;

import umpire.vision.detect.Pixel;

/**
 * A compact body that differs from the table around it.
 *
 * @param leftPx of its upright bounding box, in the picture's pixels
 * @param topPx of that box
 * @param widthPx of that box
 * @param heightPx of that box
 */
public record ForegroundBlob(double leftPx, double topPx, double widthPx, double heightPx) {
    /** Returns the centre of the box. */
    public Pixel middle() {
        return new Pixel(leftPx + widthPx / 2, topPx + heightPx / 2);
    }

    /** Returns the longer side of the box in pixels. */
    public double sidePx() {
        return Math.max(widthPx, heightPx);
    }

    /** Returns whether a point lies in the box. */
    public boolean holds(Pixel point) {
        return point.x() >= leftPx
                && point.x() <= leftPx + widthPx
                && point.y() >= topPx
                && point.y() <= topPx + heightPx;
    }
}
