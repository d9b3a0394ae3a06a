package umpire.vision.twin.print;

/**
 * A numeral on a kite, as the share of ink in each of its pixels.
 *
 * @param ink row by row, 0 to 1
 * @param sidePx of the square
 * @param halfMm half its side
 */
public record NumeralPrint(float[] ink, int sidePx, double halfMm) {
    /** Returns the share of ink at a point, right and up from the centre of the kite's largest circle. */
    public double inkAt(double rightMm, double upMm) {
        double column = (rightMm + halfMm) / (2 * halfMm) * sidePx - 0.5;
        double row = (halfMm - upMm) / (2 * halfMm) * sidePx - 0.5;
        int left = (int) Math.floor(column);
        int top = (int) Math.floor(row);
        if (left < 0 || top < 0 || left >= sidePx - 1 || top >= sidePx - 1) {
            return 0;
        }
        double right = column - left;
        double down = row - top;
        int i = top * sidePx + left;
        return (1 - down) * ((1 - right) * ink[i] + right * ink[i + 1])
                + down * ((1 - right) * ink[i + sidePx] + right * ink[i + sidePx + 1]);
    }
}
