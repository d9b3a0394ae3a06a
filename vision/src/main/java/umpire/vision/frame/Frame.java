package umpire.vision.frame;

import org.opencv.core.Mat;

/**
 * One picture of the table. Owns its pixels: close it when done.
 *
 * @param number growing by one with each picture of a source
 * @param takenMs when it was taken, on the table's monotonic clock
 * @param bgr the pixels, eight bits in three channels, blue first
 */
public record Frame(long number, long takenMs, Mat bgr) implements AutoCloseable {
    @Override
    public void close() {
        bgr.release();
    }
}
