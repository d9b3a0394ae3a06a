package umpire.vision.observe.places;

/**
 * What is printed on a sheet, at a pixel a millimetre, so that whoever looks for things that lie on it does not take a picture for one.
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
