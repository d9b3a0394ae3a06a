package umpire.vision.detect.quality;

/** A reason why a picture, or a part of it, is too poor to be read. */
public sealed interface PictureFault {
    /** Returns the problem and the remedy, for people. */
    String says();

    /** There is too little light. */
    record TooDark() implements PictureFault {
        @Override
        public String says() {
            return "too dark: turn on a light, or uncover the camera";
        }
    }

    /**
     * Edges are too blurred.
     *
     * @param blurPx their standard deviation in pixels
     */
    record OutOfFocus(double blurPx) implements PictureFault {
        @Override
        public String says() {
            return "out of focus: small dice may not be read; turn the lens until edges are sharp, and hold the camera still";
        }
    }

    /**
     * A lamp is reflected.
     *
     * @param leftPx of its bounding box, in the picture's pixels
     * @param topPx of that box
     * @param widthPx of that box
     * @param heightPx of that box
     */
    record GlareHere(int leftPx, int topPx, int widthPx, int heightPx) implements PictureFault {
        @Override
        public String says() {
            return "glare here, in the box " + leftPx + ", " + topPx + ", " + widthPx + " wide, " + heightPx
                    + " high: nothing is read in it; move the lamp or the camera";
        }
    }
}
