package umpire.vision.detect;

import org.opencv.core.Mat;

/**
 * A colour picture that can be sampled between its pixels like a {@link GreyPicture}. A row is copied out of native memory when it is first
 * read, since colours are needed only around possible dice. The picture must outlive this object.
 */
public final class ColourPicture {
    private static final int CHANNELS = 3;

    private final Mat bgr;
    private final byte[][] rows;
    private final int widthPx;

    public ColourPicture(Mat bgr) {
        this.bgr = bgr;
        this.rows = new byte[bgr.rows()][];
        this.widthPx = bgr.cols();
    }

    /** Returns the interpolated level of one channel at a point; points beyond the edge take the nearest pixel. */
    public double at(int channel, double x, double y) {
        double inX = GreyPicture.within(x, widthPx - GreyPicture.INSIDE_PX);
        double inY = GreyPicture.within(y, rows.length - GreyPicture.INSIDE_PX);
        int column = (int) inX;
        int row = (int) inY;
        return between(row(row), row(row + 1), CHANNELS * column + channel, inX - column, inY - row);
    }

    /** Returns the largest difference of the three channels between the colour at a point and another colour. */
    public double distance(double x, double y, double[] bgrThere) {
        double inX = GreyPicture.within(x, widthPx - GreyPicture.INSIDE_PX);
        double inY = GreyPicture.within(y, rows.length - GreyPicture.INSIDE_PX);
        int column = (int) inX;
        int row = (int) inY;
        byte[] upper = row(row);
        byte[] lower = row(row + 1);
        double most = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
            double level = between(upper, lower, CHANNELS * column + channel, inX - column, inY - row);
            most = Math.max(most, Math.abs(level - bgrThere[channel]));
        }
        return most;
    }

    private static double between(byte[] upper, byte[] lower, int i, double right, double down) {
        double top = GreyPicture.between(upper[i] & 0xFF, upper[i + CHANNELS] & 0xFF, right);
        double bottom = GreyPicture.between(lower[i] & 0xFF, lower[i + CHANNELS] & 0xFF, right);
        return top + (bottom - top) * down;
    }

    private byte[] row(int y) {
        if (rows[y] == null) {
            byte[] row = new byte[CHANNELS * widthPx];
            if (bgr.get(y, 0, row) != row.length) {
                throw new IllegalStateException("row " + y + " of a picture of colours cannot be read any more");
            }
            rows[y] = row;
        }
        return rows[y];
    }
}
