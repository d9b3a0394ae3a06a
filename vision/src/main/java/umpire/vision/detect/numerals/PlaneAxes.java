package umpire.vision.detect.numerals;

/**
 * Three edges of a die near its upper face as vectors in pixels: one to the right along the table, one up the table, and one upright. From
 * straight above the upright one is zero. The picture's y points down.
 */
public record PlaneAxes(double rightX, double rightY, double upX, double upY, double aboveX, double aboveY) {
    /** Returns the axes as seen from straight above, with the table's right to the right. */
    public static PlaneAxes straight(double edgePx) {
        return new PlaneAxes(edgePx, 0, 0, -edgePx, 0, 0);
    }

    /** Returns the axes of an object that is rotated counter-clockwise on the table. */
    public PlaneAxes turned(double turnRad) {
        double cos = Math.cos(turnRad);
        double sin = Math.sin(turnRad);
        return new PlaneAxes(
                cos * rightX + sin * upX,
                cos * rightY + sin * upY,
                cos * upX - sin * rightX,
                cos * upY - sin * rightY,
                aboveX,
                aboveY);
    }

    /** Returns the axes in a picture of this many times the resolution. */
    public PlaneAxes scaled(double factor) {
        return new PlaneAxes(
                rightX * factor, rightY * factor, upX * factor, upY * factor, aboveX * factor, aboveY * factor);
    }

    /** Returns the mean length of an edge in the plane of the table, in pixels. */
    double edgePx() {
        return (Math.hypot(rightX, rightY) + Math.hypot(upX, upY)) / 2;
    }

    /** Returns the component of an upright edge along the axis to the right, in edges. */
    double aboveToRight() {
        return (aboveX * rightX + aboveY * rightY) / (rightX * rightX + rightY * rightY);
    }

    /** Returns the component of an upright edge along the axis up the table, in edges. */
    double aboveToUp() {
        return (aboveX * upX + aboveY * upY) / (upX * upX + upY * upY);
    }
}
