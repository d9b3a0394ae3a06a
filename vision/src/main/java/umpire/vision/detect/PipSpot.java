package umpire.vision.detect;

/**
 * A place worth a closer look.
 *
 * @param answer how much it looks like a spot: positive for a light one
 */
record PipSpot(double x, double y, double radiusPx, double answer, int plane) {
    boolean dark() {
        return answer < 0;
    }
}
