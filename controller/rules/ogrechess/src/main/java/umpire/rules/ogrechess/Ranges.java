package umpire.rules.ogrechess;

/** The range chart of section 4.01 as sets of squares. */
final class Ranges {
    private static final long[][] WITHIN = new long[5][64];

    static {
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                for (int range = Math.max(1, from.rangeTo(to)); range <= 4; range++) {
                    WITHIN[range][from.index()] |= to == from ? 0 : to.bit();
                }
            }
        }
    }

    private Ranges() {}

    /** Returns the squares a weapon of some range, 0 to 4, can hit. */
    static long within(Square from, int range) {
        return WITHIN[range][from.index()];
    }
}
