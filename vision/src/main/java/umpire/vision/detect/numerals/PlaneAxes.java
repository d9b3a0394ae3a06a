package umpire.vision.detect.numerals;

/**
 * What an edge of a die looks like in the plane of its upper face: how far along the picture, in pixels, an edge goes that lies to the table's
 * right, and one that lies up the table. The picture's y goes down.
 */
public record PlaneAxes(double rightX, double rightY, double upX, double upY) {
    /** Seen from straight above, the table's right to the right. */
    public static PlaneAxes straight(double edgePx) {
        return new PlaneAxes(edgePx, 0, 0, -edgePx);
    }

    /** Returns those of something that is turned counter-clockwise, as the table is seen. */
    public PlaneAxes turned(double turnRad) {
        double cos = Math.cos(turnRad);
        double sin = Math.sin(turnRad);
        return new PlaneAxes(
                cos * rightX + sin * upX,
                cos * rightY + sin * upY,
                cos * upX - sin * rightX,
                cos * upY - sin * rightY);
    }

    /** Returns them in a picture so many times finer. */
    public PlaneAxes scaled(double factor) {
        return new PlaneAxes(rightX * factor, rightY * factor, upX * factor, upY * factor);
    }
}
