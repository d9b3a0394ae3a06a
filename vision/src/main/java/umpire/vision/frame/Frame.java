package umpire.vision.frame;

import java.util.Optional;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/**
 * One picture of the table. Owns its pixels: close it when done. They may be made only when somebody asks for them, since of a
 * table that stands still nobody needs most of its pictures. For one thread.
 */
public final class Frame implements AutoCloseable {
    private final long number;
    private final long takenMs;
    private final boolean unchanged;
    private final Optional<Mat> eighth;
    private final Supplier<Mat> decoder;
    private Optional<Mat> bgr = Optional.empty();

    private Frame(long number, long takenMs, boolean unchanged, Optional<Mat> eighth, Supplier<Mat> decoder) {
        this.number = number;
        this.takenMs = takenMs;
        this.unchanged = unchanged;
        this.eighth = eighth;
        this.decoder = decoder;
    }

    /** A frame whose pixels are there: eight bits in three channels, blue first. */
    public Frame(long number, long takenMs, Mat bgr) {
        this(number, takenMs, false, Optional.empty(), () -> bgr);
        this.bgr = Optional.of(bgr);
    }

    /**
     * A frame whose pixels are made when they are asked for.
     *
     * @param unchanged whether the source knows that it shows what its last frame showed, but for the sensor's noise
     */
    public static Frame onDemand(long number, long takenMs, boolean unchanged, Supplier<Mat> bgr) {
        return new Frame(number, takenMs, unchanged, Optional.empty(), bgr);
    }

    /**
     * A compressed frame, decoded when its pixels are asked for.
     *
     * @param eighth what {@link #eighth} returns; it becomes the frame's
     */
    public static Frame compressed(long number, long takenMs, Mat eighth, Supplier<Mat> bgr) {
        return new Frame(number, takenMs, false, Optional.of(eighth), bgr);
    }

    /** Returns a frame of its own that shows the same, as if taken then. */
    public Frame takenAgain(long number, long takenMs) {
        return new Frame(number, takenMs, bgr().clone());
    }

    /** Grows by one with each picture of a source. */
    public long number() {
        return number;
    }

    /** When it was taken, on the table's monotonic clock. */
    public long takenMs() {
        return takenMs;
    }

    /** Returns whether the source knows that this shows what its last frame showed, but for the sensor's noise. */
    public boolean unchanged() {
        return unchanged;
    }

    /**
     * Returns the picture in grey, each pixel the mean of eight by eight, where it costs much less than the whole one; it remains
     * the frame's.
     */
    public Optional<Mat> eighth() {
        return eighth;
    }

    /** Returns the pixels, eight bits in three channels, blue first; they remain the frame's. */
    public Mat bgr() {
        Mat pixels = bgr.orElseGet(decoder);
        bgr = Optional.of(pixels);
        return pixels;
    }

    /** Returns how wide the picture is. */
    public int widthPx() {
        return bgr().cols();
    }

    /** Returns how high the picture is. */
    public int heightPx() {
        return bgr().rows();
    }

    /** Returns the picture as JPEG for people to look at, no wider than that. */
    public byte[] jpeg(int qualityPercent, int mostWidthPx) {
        Mat whole = bgr();
        if (whole.cols() <= mostWidthPx) {
            return jpeg(qualityPercent);
        }
        try (MatScope scope = new MatScope()) {
            Mat small = scope.keep(new Mat());
            double scale = (double) mostWidthPx / whole.cols();
            Imgproc.resize(whole, small, new Size(), scale, scale, Imgproc.INTER_AREA);
            try (Frame shrunk = new Frame(number, takenMs, scope.handOut(small))) {
                return shrunk.jpeg(qualityPercent);
            }
        }
    }

    /** Returns the picture as JPEG for people to look at. */
    public byte[] jpeg(int qualityPercent) {
        try (MatScope scope = new MatScope()) {
            MatOfByte bytes = scope.keep(new MatOfByte());
            MatOfInt quality = scope.keep(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, qualityPercent));
            Imgcodecs.imencode(".jpg", bgr(), bytes, quality);
            return bytes.toArray();
        }
    }

    @Override
    public void close() {
        bgr.ifPresent(OpenCv::release);
        eighth.ifPresent(OpenCv::release);
    }
}
