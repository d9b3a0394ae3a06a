package umpire.vision.twin.print;

/**
 * The quality of printing, cutting and gluing.
 *
 * @param askewDeg the largest rotation of a label on its piece
 * @param offsetMm the largest offset of a label to each side
 * @param specks standard deviation of the ink's brightness, of 255, in a dot of an eighth of a millimetre
 */
public record PrintQuality(double askewDeg, double offsetMm, double specks) {
    /** The exact drawing, as the reference for measurements. */
    public static final PrintQuality EXACT = new PrintQuality(0, 0, 0);

    /** The usual result of a home printer, scissors and a glue stick. */
    public static final PrintQuality HOME = new PrintQuality(0.8, 0.35, 14);
}
