package umpire.vision.detect.numerals;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;

/**
 * A picture copied out of native memory for access to single pixels.
 *
 * @param bgr blue, green and red, row by row
 */
public record PlainPicture(byte[] bgr, int width, int height) {
    private static final int CHANNELS = 3;

    /** Returns a copy of a picture with eight bits in three channels. */
    public static PlainPicture of(Mat bgr) {
        try (MatScope scope = new MatScope()) {
            Mat whole = scope.mat();
            bgr.convertTo(whole, CvType.CV_8UC3);
            byte[] pixels = new byte[(int) whole.total() * CHANNELS];
            whole.get(0, 0, pixels);
            return new PlainPicture(pixels, whole.cols(), whole.rows());
        }
    }

    /** Returns a channel of a pixel; beyond the border that of the nearest pixel. */
    public int level(int x, int y, int channel) {
        int column = Math.clamp(x, 0, width - 1);
        int row = Math.clamp(y, 0, height - 1);
        return bgr[(row * width + column) * CHANNELS + channel] & 0xFF;
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

    /**
     * Returns the levels of a square in the plane of the table: channel by channel, each row by row from the top left.
     *
     * @param axes an edge to the square's right and one to its top
     * @param step the distance of two samples, in edges
     * @param wide the number of samples in a row
     */
    double[][] square(Pixel at, PlaneAxes axes, double step, int wide) {
        double[][] levels = new double[CHANNELS][wide * wide];
        double middle = (wide - 1) / 2.0;
        for (int i = 0; i < wide * wide; i++) {
            double up = (middle - i / wide) * step;
            double right = (i % wide - middle) * step;
            double x = at.x() + right * axes.rightX() + up * axes.upX();
            double y = at.y() + right * axes.rightY() + up * axes.upY();
            if (x >= 0 && y >= 0 && x < width - 1 && y < height - 1) {
                between(x, y, levels, i);
            } else {
                for (int channel = 0; channel < CHANNELS; channel++) {
                    levels[channel][i] = between(x, y, channel);
                }
            }
        }
        return levels;
    }

    /** Writes the interpolated levels of all channels at a point within the picture. */
    private void between(double xPx, double yPx, double[][] levels, int into) {
        int x = (int) xPx;
        int y = (int) yPx;
        double right = xPx - x;
        double down = yPx - y;
        int first = (y * width + x) * CHANNELS;
        for (int channel = 0; channel < CHANNELS; channel++) {
            int i = first + channel;
            int below = i + width * CHANNELS;
            levels[channel][into] = (1 - down) * ((1 - right) * (bgr[i] & 0xFF) + right * (bgr[i + CHANNELS] & 0xFF))
                    + down * ((1 - right) * (bgr[below] & 0xFF) + right * (bgr[below + CHANNELS] & 0xFF));
        }
    }
}
