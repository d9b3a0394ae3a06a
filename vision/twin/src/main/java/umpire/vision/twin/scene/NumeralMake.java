package umpire.vision.twin.scene;

/**
 * How a maker of dice writes numerals.
 *
 * @param family of the typeface as the machine knows it; empty for the one that the table prints with
 * @param bold whether the letters are the family's bold ones
 * @param highShare how high a numeral is, in longer edges of the die; a pair of numerals is smaller by a third
 * @param stretch how wide it is drawn, as a share of its own width
 * @param strokeShare by how much its lines are thickened, in its height; 0 leaves them as they are
 * @param mark what tells 6 from 9
 * @param tens whether the faces are 00 to 90
 * @param engraved how strongly the numeral's rim is seen by its relief: 0 for print
 * @param upright whether the numeral's head is at the kite's tip; else its foot is
 */
public record NumeralMake(
        String family,
        boolean bold,
        double highShare,
        double stretch,
        double strokeShare,
        NumeralMark mark,
        boolean tens,
        double engraved,
        boolean upright) {
    /** As the virtual table's own dice have them. */
    public static final NumeralMake OWN =
            new NumeralMake("", false, 0.42, 1, 0.07, NumeralMark.UNDERLINE, false, 0.15, true);

    /** What tells 6 from 9. */
    public enum NumeralMark {
        NONE,
        DOT,
        UNDERLINE
    }

    /** Faces of a house's own dice: {@code symbols}, {@code odd pips}, {@code sign for one}, or numerals in a typeface. */
    public static NumeralMake house(String family) {
        return new NumeralMake(family, false, 0.62, 1, 0, NumeralMark.UNDERLINE, false, 0, true);
    }

    /** Returns the same with another mark. */
    public NumeralMake marked(NumeralMark other) {
        return new NumeralMake(family, bold, highShare, stretch, strokeShare, other, tens, engraved, upright);
    }

    /** Returns the same with faces from 00 to 90. */
    public NumeralMake ofTens() {
        return new NumeralMake(family, bold, highShare, stretch, strokeShare, mark, true, engraved, upright);
    }

    /** Returns what stands on the face that a game calls by a word: 10 is written 0, and with tens 30 is 3. */
    public String written(String shows) {
        String numeral = shows.equals("10") ? "0" : shows;
        return tens && numeral.length() == 1 ? numeral + "0" : numeral;
    }
}
