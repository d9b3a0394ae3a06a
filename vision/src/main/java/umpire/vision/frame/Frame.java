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
 * One picture of the table. Owns its pixels and must be closed. Pixels may be decoded on demand, since most pictures of a still table are
 * never looked at. Not thread-safe.
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

    /** Makes a frame with its pixels: eight bits in three channels, blue first. */
    public Frame(long number, long takenMs, Mat bgr) {
        this(number, takenMs, false, Optional.empty(), () -> bgr);
        this.bgr = Optional.of(bgr);
    }

    /**
     * Makes a frame whose pixels are made on demand.
     *
     * @param unchanged whether the source knows that this frame equals the one before it, apart from the sensor's noise
     */
    public static Frame onDemand(long number, long takenMs, boolean unchanged, Supplier<Mat> bgr) {
        return new Frame(number, takenMs, unchanged, Optional.empty(), bgr);
    }

    /**
     * Makes a compressed frame, decoded on demand.
     *
     * @param eighth the picture that {@link #eighth} returns; the frame takes ownership
     */
    public static Frame compressed(long number, long takenMs, Mat eighth, Supplier<Mat> bgr) {
        return new Frame(number, takenMs, false, Optional.of(eighth), bgr);
    }

    /** Returns a new frame with the same picture and another time. */
    public Frame takenAgain(long number, long takenMs) {
        return new Frame(number, takenMs, bgr().clone());
    }

    /** Returns the frame's number, which grows by one with each picture of a source. */
    public long number() {
        return number;
    }

    /** Returns the time of the picture in milliseconds of the table's monotonic clock. */
    public long takenMs() {
        return takenMs;
    }

    /** Returns whether the source knows that this frame equals the one before it, apart from the sensor's noise. */
    public boolean unchanged() {
        return unchanged;
    }

    /**
     * Returns a grey picture at an eighth of the size, each pixel a mean of eight by eight; empty unless it was much cheaper to make than
     * the full picture. The frame keeps ownership.
     */
    public Optional<Mat> eighth() {
        return eighth;
    }

    /** Returns the pixels, eight bits in three channels, blue first. The frame keeps ownership. */
    public Mat bgr() {
        Mat pixels = bgr.orElseGet(decoder);
        bgr = Optional.of(pixels);
        return pixels;
    }

    public int widthPx() {
        return bgr().cols();
    }

    public int heightPx() {
        return bgr().rows();
    }

    /** Returns the picture as JPEG for people, scaled down to this width if it is wider. */
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

    /** Returns the picture as JPEG for people. */
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
