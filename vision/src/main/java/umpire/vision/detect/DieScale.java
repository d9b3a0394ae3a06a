package umpire.vision.detect;

/** What is known beforehand about how large a die looks. */
public sealed interface DieScale {
    /**
     * The camera's place is known, and so is the die's edge.
     *
     * @param pxPerMm at the height of a die's top face, in the middle of the picture
     * @param edgeMm of the dice in play
     * @param axisXPx where the camera looks straight down, in pixels of the picture that is read; it may lie outside
     * @param axisYPx where the camera looks straight down
     * @param lensPx the lens's focal length, roughly
     */
    record Known(double pxPerMm, double edgeMm, double axisXPx, double axisYPx, double lensPx) implements DieScale {
        public Known {
            if (!(pxPerMm > 0) || !(edgeMm > 0) || !(lensPx > 0)) {
                throw new IllegalArgumentException("a scale, an edge and a focal length are positive");
            }
        }

        /** Returns what is known of a part of the picture that begins at this pixel. */
        public Known ofPartAt(int xPx, int yPx) {
            return new Known(pxPerMm, edgeMm, axisXPx - xPx, axisYPx - yPx, lensPx);
        }
    }

    /** Any photograph: a die may look small or large. */
    record Unknown() implements DieScale {}

    /** A rig's camera looks straight down on the middle of its picture, with a lens about as long as that is wide. */
    static Known known(double pxPerMm, double edgeMm, int widthPx, int heightPx) {
        return new Known(pxPerMm, edgeMm, (widthPx - 1) / 2.0, (heightPx - 1) / 2.0, Math.max(widthPx, heightPx));
    }

    static DieScale unknown() {
        return new Unknown();
    }
}
