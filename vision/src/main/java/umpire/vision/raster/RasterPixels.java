package umpire.vision.raster;

/**
 * A drawing as pixels, row by row from the far left.
 *
 * @param channels three for blue, green and red; four with opacity last
 */
@SuppressWarnings("ArrayRecordComponent")
public record RasterPixels(int widthPx, int heightPx, int channels, byte[] pixels) {
    public RasterPixels {
        if (pixels.length != widthPx * heightPx * channels) {
            throw new IllegalArgumentException("a raster of " + widthPx + " by " + heightPx + " pixels has " + channels
                    + " bytes for each, not " + pixels.length + " in all");
        }
    }
}
