package umpire.vision.detect.dice;

/** The size of the dice in a picture, which may be known or not. */
public sealed interface DieScale {
    /**
     * The pose of the camera and the edge of the dice are known.
     *
     * @param pxPerMm pixels per millimetre at the height of a die's top face
     * @param edgeMm length of an edge of the dice in play
     * @param nadirXPx of the table's point below the camera, in pixels of the picture that is read; it may lie outside
     * @param nadirYPx of that point
     * @param lensPx approximate focal length of the lens
     */
    record KnownScale(double pxPerMm, double edgeMm, double nadirXPx, double nadirYPx, double lensPx)
            implements DieScale {
        public KnownScale {
            if (!(pxPerMm > 0) || !(edgeMm > 0) || !(lensPx > 0)) {
                throw new IllegalArgumentException("a scale, an edge and a focal length are positive");
            }
        }

        /** Returns the edge of a die's top face in pixels. */
        public double edgePx() {
            return edgeMm * pxPerMm;
        }

        /** Returns the same scale for a part of the picture that begins at this pixel. */
        public KnownScale ofPartAt(int xPx, int yPx) {
            return new KnownScale(pxPerMm, edgeMm, nadirXPx - xPx, nadirYPx - yPx, lensPx);
        }
    }

    /** Any photograph: dice of any size. */
    record AnyScale() implements DieScale {}

    static DieScale unknown() {
        return new AnyScale();
    }
}
