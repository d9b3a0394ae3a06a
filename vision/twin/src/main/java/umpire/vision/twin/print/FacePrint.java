package umpire.vision.twin.print;

import org.opencv.core.Mat;
import umpire.vision.twin.scene.Colour;

/**
 * The print on a die's face, copied out of native memory.
 *
 * @param bgr its pixels, row by row
 * @param sidePx of the square
 * @param halfMm half its side
 */
public record FacePrint(byte[] bgr, int sidePx, double halfMm) {
    static FacePrint of(Mat pixels, double sideMm) {
        byte[] bgr = new byte[pixels.rows() * pixels.cols() * 3];
        pixels.get(0, 0, bgr);
        return new FacePrint(bgr, pixels.cols(), sideMm / 2);
    }

    /** Returns whether the print contains a point, right and up from its centre. */
    public boolean holds(double rightMm, double upMm) {
        return Math.abs(rightMm) < halfMm && Math.abs(upMm) < halfMm;
    }

    public Colour at(double rightMm, double upMm) {
        int column = Math.clamp((int) ((rightMm + halfMm) / (2 * halfMm) * sidePx), 0, sidePx - 1);
        int row = Math.clamp((int) ((halfMm - upMm) / (2 * halfMm) * sidePx), 0, sidePx - 1);
        int i = (row * sidePx + column) * 3;
        return new Colour(bgr[i + 2] & 0xFF, bgr[i + 1] & 0xFF, bgr[i] & 0xFF);
    }
}
