package umpire.vision.calibrate.board;

import org.opencv.core.Mat;

/** The levels of a grey picture, copied from native memory. */
final class GreyLevels {
    private final byte[] levels;
    private final int widthPx;
    private final int heightPx;

    GreyLevels(Mat grey) {
        this.widthPx = grey.cols();
        this.heightPx = grey.rows();
        this.levels = new byte[widthPx * heightPx];
        grey.get(0, 0, levels);
    }

    int widthPx() {
        return widthPx;
    }

    int heightPx() {
        return heightPx;
    }

    /** Returns the level at a pixel inside the picture, from 0 to 255. */
    int at(int x, int y) {
        return levels[y * widthPx + x] & 0xFF;
    }
}
