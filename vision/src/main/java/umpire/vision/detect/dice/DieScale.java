package umpire.vision.detect.dice;

/** What is known beforehand about how large a die looks. */
public sealed interface DieScale {
    /**
     * The camera's place is known, and so is the die's edge.
     *
     * @param pxPerMm at the height of a die's top face
     * @param edgeMm of the dice in play
     * @param nadirXPx of the table's point below the camera, in pixels of the picture that is read; it may lie outside
     * @param nadirYPx of that point
     * @param lensPx the lens's focal length, roughly
     */
    record KnownScale(double pxPerMm, double edgeMm, double nadirXPx, double nadirYPx, double lensPx)
            implements DieScale {
        public KnownScale {
            if (!(pxPerMm > 0) || !(edgeMm > 0) || !(lensPx > 0)) {
                throw new IllegalArgumentException("a scale, an edge and a focal length are positive");
            }
        }

        /** Returns how large a die's top face looks. */
        public double edgePx() {
            return edgeMm * pxPerMm;
        }

        /** Returns what is known of a part of the picture that begins at this pixel. */
        public KnownScale ofPartAt(int xPx, int yPx) {
            return new KnownScale(pxPerMm, edgeMm, nadirXPx - xPx, nadirYPx - yPx, lensPx);
        }
    }

    /** Any photograph: a die may look small or large. */
    record AnyScale() implements DieScale {}

    static DieScale unknown() {
        return new AnyScale();
    }
}
