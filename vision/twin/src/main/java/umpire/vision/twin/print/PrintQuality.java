package umpire.vision.twin.print;

/**
 * How well things were printed, cut and glued.
 *
 * @param askewDeg a label lies askew on its piece by at most so much
 * @param offsetMm and off its middle by at most so much, to each side
 * @param specks standard deviation of the ink's brightness, of 255, in a dot of an eighth of a millimetre
 */
public record PrintQuality(double askewDeg, double offsetMm, double specks) {
    /** As drawn: what a measurement is compared with. */
    public static final PrintQuality EXACT = new PrintQuality(0, 0, 0);

    /** A printer, a pair of scissors and a glue stick at home. */
    public static final PrintQuality HOME = new PrintQuality(0.8, 0.35, 14);
}
