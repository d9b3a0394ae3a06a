package umpire.vision.detect;

/** What is known beforehand about how large a die looks. */
public sealed interface DieScale {
    /**
     * The camera's place is known, and so is the die's edge.
     *
     * @param pxPerMm at the height of a die's top face, in the middle of the picture
     * @param edgeMm of the dice in play
     */
    record Known(double pxPerMm, double edgeMm) implements DieScale {
        public Known {
            if (!(pxPerMm > 0) || !(edgeMm > 0)) {
                throw new IllegalArgumentException("a scale and an edge are positive");
            }
        }
    }

    /** Any photograph: a die may look small or large. */
    record Unknown() implements DieScale {}

    static DieScale known(double pxPerMm, double edgeMm) {
        return new Known(pxPerMm, edgeMm);
    }

    static DieScale unknown() {
        return new Unknown();
    }
}
