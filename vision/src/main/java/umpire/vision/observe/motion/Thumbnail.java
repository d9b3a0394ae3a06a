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
 * A frame made small: what asks whether anything changed looks at this first. It is halved once for all who need it smaller
 * still, and each block is averaged over whole pixels, which takes a tenth of the time that fractions of them do.
 */
public final class Thumbnail implements AutoCloseable {
    /** An eighth is what a JPEG gives without being decoded. */
    static final int BLOCK_PX = 8;

    /** The first step, which all smaller pictures share. */
    private static final int HALVES = 2;

    private final Frame frame;
    private Optional<Mat> grey = Optional.empty();
    private Optional<Mat> half = Optional.empty();
    private Optional<Mat> blocks = Optional.empty();

    /** Makes nothing before it is asked for. */
    public Thumbnail(Frame frame) {
        this.frame = frame;
    }

    /** The frame itself in grey. */
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

    /** The frame's size, from its corner. */
    Rect whole() {
        return new Rect(0, 0, grey().cols(), grey().rows());
    }

    /** Each pixel is the mean of a block of the frame; at its right and its bottom a block may reach beyond it. */
    public Mat blocks() {
        if (blocks.isEmpty()) {
            blocks = Optional.of(averaged(half(), BLOCK_PX / HALVES));
        }
        return blocks.get();
    }

    /** The blocks as they are had with the least work: to be compared only with those of other frames of the same source. */
    public Mat glance() {
        return frame.eighth().orElseGet(this::blocks);
    }

    /** Returns the picture about so wide, for the caller to release. */
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

    /** Averages what belongs to a part of the small picture; what is left over at an edge makes blocks of less. */
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
