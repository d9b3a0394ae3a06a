package umpire.vision.detect.pips;

/**
 * A possible pip before its shape is measured.
 *
 * @param response the blob response: positive for a light spot
 */
public record PipSpot(double x, double y, double radiusPx, double response, int plane) {
    /** Returns whether it is darker than its surroundings. */
    public boolean dark() {
        return response < 0;
    }
}
