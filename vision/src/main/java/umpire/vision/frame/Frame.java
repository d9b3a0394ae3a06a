package umpire.vision.frame;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * One picture of the table. Owns its pixels: close it when done.
 *
 * @param number growing by one with each picture of a source
 * @param takenMs when it was taken, on the table's monotonic clock
 * @param bgr the pixels, eight bits in three channels, blue first
 */
public record Frame(long number, long takenMs, Mat bgr) implements AutoCloseable {
    /** Returns the picture as JPEG for people to look at. */
    public byte[] jpeg(int qualityPercent) {
        MatOfByte bytes = new MatOfByte();
        MatOfInt quality = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, qualityPercent);
        try {
            Imgcodecs.imencode(".jpg", bgr, bytes, quality);
            return bytes.toArray();
        } finally {
            OpenCv.release(bytes);
            OpenCv.release(quality);
        }
    }

    @Override
    public void close() {
        OpenCv.release(bgr);
    }
}
