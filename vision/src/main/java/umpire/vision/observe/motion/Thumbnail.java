package umpire.vision.observe.motion;

import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.frame.Frame;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Small versions of a frame, for fast comparisons. The frame is halved once for all smaller versions. Each block is averaged over whole
 * pixels, since averaging fractions of pixels takes ten times as long.
 */
public final class Thumbnail implements AutoCloseable {
    /** The side of a block. A JPEG provides a picture of an eighth of its size without full decoding. */
    static final int BLOCK_PX = 8;

    /** The factor of the first reduction, which all smaller versions use. */
    private static final int HALVES = 2;

    private final Frame frame;
    private Optional<Mat> grey = Optional.empty();
    private Optional<Mat> half = Optional.empty();
    private Optional<Mat> blocks = Optional.empty();

    /** Makes no version before it is requested. */
    public Thumbnail(Frame frame) {
        this.frame = frame;
    }

    /** Returns the full frame in grey. */
    public Mat grey() {
        if (grey.isEmpty()) {
            Mat made = new Mat();
            Imgproc.cvtColor(frame.bgr(), made, Imgproc.COLOR_BGR2GRAY);
            grey = Optional.of(made);
        }
        return grey.get();
    }

    private Mat half() {
        if (half.isEmpty()) {
            half = Optional.of(averaged(grey(), HALVES));
        }
        return half.get();
    }

    /** Returns the frame's size as a rectangle. */
    Rect whole() {
        return new Rect(0, 0, grey().cols(), grey().rows());
    }

    /** Returns a picture of which each pixel is the mean of a block of the frame; blocks at the right and bottom may reach beyond it. */
    public Mat blocks() {
        if (blocks.isEmpty()) {
            blocks = Optional.of(averaged(half(), BLOCK_PX / HALVES));
        }
        return blocks.get();
    }

    /** Returns the version of the blocks that is cheapest to compute. Compare it only with that of other frames of the same source. */
    public Mat glance() {
        return frame.eighth().orElseGet(this::blocks);
    }

    /** Returns the picture at about this width, for the caller to release. */
    public Mat about(int widthPx) {
        return averaged(half(), Math.max(1, Math.round((float) half().cols() / widthPx)));
    }

    private static Mat averaged(Mat picture, int factor) {
        int columns = Math.ceilDiv(picture.cols(), factor);
        int rows = Math.ceilDiv(picture.rows(), factor);
        Mat small = new Mat(rows, columns, picture.type());
        int wholeColumns = picture.cols() / factor;
        int wholeRows = picture.rows() / factor;
        average(picture, new Rect(0, 0, wholeColumns, wholeRows), factor, small);
        average(picture, new Rect(wholeColumns, 0, columns - wholeColumns, wholeRows), factor, small);
        average(picture, new Rect(0, wholeRows, wholeColumns, rows - wholeRows), factor, small);
        average(picture, new Rect(wholeColumns, wholeRows, columns - wholeColumns, rows - wholeRows), factor, small);
        return small;
    }

    /** Averages the pixels of a part of the small picture; blocks at an edge may have fewer pixels. */
    private static void average(Mat picture, Rect part, int factor, Mat small) {
        if (part.width == 0 || part.height == 0) {
            return;
        }
        int left = part.x * factor;
        int top = part.y * factor;
        int right = Math.min(picture.cols(), left + part.width * factor);
        int bottom = Math.min(picture.rows(), top + part.height * factor);
        try (MatScope scope = new MatScope()) {
            Mat from = scope.keep(picture.submat(new Rect(left, top, right - left, bottom - top)));
            Mat to = scope.keep(small.submat(part));
            Imgproc.resize(from, to, new Size(part.width, part.height), 0, 0, Imgproc.INTER_AREA);
        }
    }

    @Override
    public void close() {
        grey.ifPresent(OpenCv::release);
        half.ifPresent(OpenCv::release);
        blocks.ifPresent(OpenCv::release);
    }
}
