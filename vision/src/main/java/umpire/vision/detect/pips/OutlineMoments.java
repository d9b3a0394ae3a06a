package umpire.vision.detect.pips;

/**
 * The ellipse with the same area, centre and second moments as a closed outline.
 *
 * <p>The sums equal those of OpenCV's {@code moments} for a contour. That function needs the points in native memory. For the thousands of
 * spots of a picture, such calls cost more than the sums.
 *
 * @param x of its centre, relative to the start of the outline's rays
 * @param y of its centre
 * @param major its longer half axis
 * @param minor its shorter half axis
 * @param angleRad direction of the longer axis
 */
record OutlineMoments(double x, double y, double major, double minor, double angleRad) {
    /** Prevents a negative variance of an outline without width. */
    private static final double MIN_VARIANCE = 1e-6;

    /**
     * Computes the ellipse.
     *
     * @param half the distance of the outline along each ray
     * @param cos cosine of the direction of each ray
     * @param sin sine of the direction of each ray
     */
    static OutlineMoments of(double[] half, double[] cos, double[] sin) {
        double[] sums = new double[6];
        for (int i = 0; i < half.length; i++) {
            int j = (i + 1) % half.length;
            addTriangle(half[i] * cos[i], half[i] * sin[i], half[j] * cos[j], half[j] * sin[j], sums);
        }
        double area = sums[0];
        double x = sums[1] / area;
        double y = sums[2] / area;
        return ellipse(x, y, sums[3] / area - x * x, sums[4] / area - y * y, sums[5] / area - x * y);
    }

    /** Adds the area and the first and second moments of the triangle from the start of the rays to two neighbouring points. */
    private static void addTriangle(double ax, double ay, double bx, double by, double[] sums) {
        double cross = ax * by - bx * ay;
        sums[0] += cross / 2;
        sums[1] += (ax + bx) * cross / 6;
        sums[2] += (ay + by) * cross / 6;
        sums[3] += (ax * ax + ax * bx + bx * bx) * cross / 12;
        sums[4] += (ay * ay + ay * by + by * by) * cross / 12;
        sums[5] += (2 * ax * ay + 2 * bx * by + ax * by + bx * ay) * cross / 24;
    }

    private static OutlineMoments ellipse(double x, double y, double xx, double yy, double xy) {
        double mean = (xx + yy) / 2;
        double spread = Math.hypot((xx - yy) / 2, xy);
        double major = 2 * Math.sqrt(mean + spread);
        double minor = 2 * Math.sqrt(Math.max(MIN_VARIANCE, mean - spread));
        return new OutlineMoments(x, y, major, minor, Math.atan2(2 * xy, xx - yy) / 2);
    }
}
