package umpire.vision.detect.faces;

/**
 * A face laid over the picture where it fits best.
 *
 * @param grid where its centre and the steps of its grid are
 * @param pattern the number, in the list of patterns, of the one that explains most of what is there
 * @param template the blur that fits
 * @param contrast of its pips to the face, in levels: negative for dark ones
 * @param explained share of the variation on the face that the pattern explains, 0 to 1
 * @param rival share that the best pattern of another number of pips explains
 */
record PipMatch(PipGrid grid, int pattern, PipTemplate template, double contrast, double explained, double rival) {
    /** Keeps a perfect fit, as of a drawing, from being divided by nothing. */
    private static final double MIN_UNEXPLAINED = 1e-6;

    int face() {
        return PipPattern.ALL.get(pattern).face();
    }

    /** Returns how many times more the best rival leaves unexplained. */
    double lead() {
        return (1 - rival) / Math.max(MIN_UNEXPLAINED, 1 - explained);
    }
}
