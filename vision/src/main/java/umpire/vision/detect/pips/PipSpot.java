package umpire.vision.detect.pips;

/**
 * A place worth a closer look.
 *
 * @param response how much it looks like a spot: positive for a light one
 */
public record PipSpot(double x, double y, double radiusPx, double response, int plane) {
    /** Returns whether it is darker than what surrounds it. */
    public boolean dark() {
        return response < 0;
    }
}
