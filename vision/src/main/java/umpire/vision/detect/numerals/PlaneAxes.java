package umpire.vision.detect.numerals;

/**
 * What an edge of a die looks like near its upper face: how far along the picture, in pixels, an edge goes that lies to the table's right, one
 * that lies up the table, and one that stands upright on it. From straight above the last one is a point. The picture's y goes down.
 */
public record PlaneAxes(double rightX, double rightY, double upX, double upY, double aboveX, double aboveY) {
    /** Seen from straight above, the table's right to the right. */
    public static PlaneAxes straight(double edgePx) {
        return new PlaneAxes(edgePx, 0, 0, -edgePx, 0, 0);
    }

    /** Returns those of something that is turned counter-clockwise, as the table is seen. */
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

    /** Returns them in a picture so many times finer. */
    public PlaneAxes scaled(double factor) {
        return new PlaneAxes(
                rightX * factor, rightY * factor, upX * factor, upY * factor, aboveX * factor, aboveY * factor);
    }

    /** Returns how far an upright edge goes along the one to the right, in edges. */
    double aboveToRight() {
        return (aboveX * rightX + aboveY * rightY) / (rightX * rightX + rightY * rightY);
    }

    /** Returns how far an upright edge goes along the one up the table, in edges. */
    double aboveToUp() {
        return (aboveX * upX + aboveY * upY) / (upX * upX + upY * upY);
    }
}
