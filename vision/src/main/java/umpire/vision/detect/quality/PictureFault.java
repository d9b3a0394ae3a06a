package umpire.vision.detect.quality;

/** Why a picture is too poor to be read, or a part of it. */
public sealed interface PictureFault {
    /** Returns what is wrong and what to do about it. */
    String says();

    /** There is not light enough. */
    record TooDark() implements PictureFault {
        @Override
        public String says() {
            return "too dark: turn on a light, or uncover the camera";
        }
    }

    /**
     * Edges are too wide.
     *
     * @param blurPx how wide, as a standard deviation in pixels
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
     * @param leftPx of the rectangle round it, in the picture's pixels
     * @param topPx of that rectangle
     * @param widthPx of that rectangle
     * @param heightPx of that rectangle
     */
    record GlareHere(int leftPx, int topPx, int widthPx, int heightPx) implements PictureFault {
        @Override
        public String says() {
            return "glare here, in the box " + leftPx + ", " + topPx + ", " + widthPx + " wide, " + heightPx
                    + " high: nothing is read in it; move the lamp or the camera";
        }
    }
}
