package umpire.vision.observe.places;

/**
 * The print of a sheet at one pixel per millimetre, so that a printed picture is not taken for an object.
 *
 * @param bgr as drawn, from pure black to pure white, row by row from the far left
 */
@SuppressWarnings("ArrayRecordComponent")
public record PrintedSheet(int widthPx, int heightPx, byte[] bgr) {
    public PrintedSheet {
        if (bgr.length != widthPx * heightPx * 3) {
            throw new IllegalArgumentException("a sheet of " + widthPx + " by " + heightPx
                    + " pixels has three bytes for each, not " + bgr.length);
        }
    }
}
