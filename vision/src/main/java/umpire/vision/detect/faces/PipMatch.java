package umpire.vision.detect.faces;

/**
 * The best fit of a face to the picture.
 *
 * @param grid the centre and the steps of its grid
 * @param pattern the index of the pattern that explains most of the picture here
 * @param template the template with the blur that fits best
 * @param contrast of its pips to the face, in levels: negative for dark ones
 * @param explained share of the variation on the face that the pattern explains, 0 to 1
 * @param rival share explained by the best pattern with another number of pips
 */
record PipMatch(PipGrid grid, int pattern, PipTemplate template, double contrast, double explained, double rival) {
    /** Avoids division by zero for a perfect fit, as of a drawing. */
    private static final double MIN_UNEXPLAINED = 1e-6;

    int face() {
        return PipPattern.ALL.get(pattern).face();
    }

    /** Returns the unexplained share of the best rival divided by that of this match. */
    double lead() {
        return (1 - rival) / Math.max(MIN_UNEXPLAINED, 1 - explained);
    }
}
