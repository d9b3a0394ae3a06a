package umpire.vision.twin.scene;

/**
 * The style of a die's numerals.
 *
 * @param family the name of a typeface installed on the machine; empty for the built-in one
 * @param bold whether the letters are bold
 * @param highShare the height of a numeral, in longer edges of the die; a two-digit numeral is smaller by a third
 * @param stretch its width as a share of the normal width
 * @param strokeShare the thickening of its lines, as a share of its height; 0 for none
 * @param mark the mark that distinguishes 6 from 9
 * @param tens whether the faces are 00 to 90
 * @param engraved the visibility of the numeral's engraved rim: 0 for print
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
    /** The style of the virtual table's own dice. */
    public static final NumeralMake OWN =
            new NumeralMake("", false, 0.42, 1, 0.07, NumeralMark.UNDERLINE, false, 0.15, true);

    /** The mark that distinguishes 6 from 9. */
    public enum NumeralMark {
        NONE,
        DOT,
        UNDERLINE
    }

    /** Returns non-standard faces: {@code symbols}, {@code odd pips}, {@code sign for one}, or numerals in a typeface. */
    public static NumeralMake house(String family) {
        return new NumeralMake(family, false, 0.62, 1, 0, NumeralMark.UNDERLINE, false, 0, true);
    }

    /** Returns the same style with another mark. */
    public NumeralMake marked(NumeralMark other) {
        return new NumeralMake(family, bold, highShare, stretch, strokeShare, other, tens, engraved, upright);
    }

    /** Returns the same style with faces from 00 to 90. */
    public NumeralMake ofTens() {
        return new NumeralMake(family, bold, highShare, stretch, strokeShare, mark, true, engraved, upright);
    }

    /** Returns the text on the face with this name in a game: 10 is written 0, and with tens 30 is 3. */
    public String written(String shows) {
        String numeral = shows.equals("10") ? "0" : shows;
        return tens && numeral.length() == 1 ? numeral + "0" : numeral;
    }
}
