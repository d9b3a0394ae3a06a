package umpire.vision.detect.faces;

import java.util.List;

/**
 * The places of a face's grid that have a pip. The nine places are numbered row by row from (-1, -1) to (1, 1). Twos, threes and sixes have
 * two patterns, a quarter turn apart.
 *
 * @param face the number of pips
 * @param places the numbers of the places with a pip
 */
record PipPattern(int face, List<Integer> places) {
    /** Three rows of three. */
    static final int PLACES = 9;

    static final List<PipPattern> ALL = List.of(
            new PipPattern(1, List.of(4)),
            new PipPattern(2, List.of(0, 8)),
            new PipPattern(2, List.of(2, 6)),
            new PipPattern(3, List.of(0, 4, 8)),
            new PipPattern(3, List.of(2, 4, 6)),
            new PipPattern(4, List.of(0, 2, 6, 8)),
            new PipPattern(5, List.of(0, 2, 4, 6, 8)),
            new PipPattern(6, List.of(0, 1, 2, 6, 7, 8)),
            new PipPattern(6, List.of(0, 2, 3, 5, 6, 8)));

    PipPattern {
        places = List.copyOf(places);
    }

    /** Returns its places as bits, the first place lowest. */
    int mask() {
        int mask = 0;
        for (int place : places) {
            mask |= 1 << place;
        }
        return mask;
    }

    static int column(int place) {
        return place % 3 - 1;
    }

    static int row(int place) {
        return place / 3 - 1;
    }
}
