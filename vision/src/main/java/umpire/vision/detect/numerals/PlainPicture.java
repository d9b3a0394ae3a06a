package umpire.vision.detect.numerals;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.frame.MatScope;

/**
 * A picture copied out of native memory for access to single pixels.
 *
 * @param bgr blue, green and red, row by row
 */
public record PlainPicture(byte[] bgr, int width, int height) {
    /** Returns a copy of a picture with eight bits in three channels. */
    public static PlainPicture of(Mat bgr) {
        try (MatScope scope = new MatScope()) {
            Mat whole = scope.mat();
            bgr.convertTo(whole, CvType.CV_8UC3);
            byte[] pixels = new byte[(int) whole.total() * 3];
            whole.get(0, 0, pixels);
            return new PlainPicture(pixels, whole.cols(), whole.rows());
        }
    }

    /** Returns a channel of a pixel; beyond the border that of the nearest pixel. */
    public int level(int x, int y, int channel) {
        int column = Math.clamp(x, 0, width - 1);
        int row = Math.clamp(y, 0, height - 1);
        return bgr[(row * width + column) * 3 + channel] & 0xFF;
    }

    /** Returns the interpolated level of a channel. */
    public double between(double xPx, double yPx, int channel) {
        int x = (int) Math.floor(xPx);
        int y = (int) Math.floor(yPx);
        double right = xPx - x;
        double down = yPx - y;
        return (1 - down) * ((1 - right) * level(x, y, channel) + right * level(x + 1, y, channel))
                + down * ((1 - right) * level(x, y + 1, channel) + right * level(x + 1, y + 1, channel));
    }
}
