package umpire.vision.detect.numerals;

import java.util.List;
import umpire.vision.detect.Pixel;

/**
 * The answer of the {@link DieNet} for one body, from several turns of its crop.
 *
 * @param middle the centre of its upper face, in pixels of the scaled picture
 * @param tipRad the rotation of the upper kite's tip from the table's up, counter-clockwise
 * @param doubtRad how far the turns disagree about the tip
 * @param faces the mean share of each {@link NumeralLabel}; they add up to 1
 * @param leastFaces the smallest share of each label in any turn
 * @param lies the mean share of a ten-sided die that lies flat
 * @param leastLies the smallest such share in any turn
 */
public record DieReading(
        Pixel middle,
        double tipRad,
        double doubtRad,
        List<Double> faces,
        List<Double> leastFaces,
        double lies,
        double leastLies) {
    public DieReading {
        faces = List.copyOf(faces);
        leastFaces = List.copyOf(leastFaces);
    }

    /** Returns the likeliest label apart from {@link NumeralLabel#NOTHING}. */
    public int label() {
        int best = 0;
        for (int label = 1; label < NumeralLabel.NOTHING; label++) {
            best = faces.get(label) > faces.get(best) ? label : best;
        }
        return best;
    }

    /** Returns the share that every turn gives to the likeliest label and to a die that lies flat. */
    public double agreedShare() {
        return Math.min(leastFaces.get(label()), leastLies);
    }
}
