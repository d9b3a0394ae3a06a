package umpire.vision.observe.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Finds the parts of the picture that changed since they were last read. Each part is compared with its own last reading and not with the
 * previous frame, so that slow changes add up.
 */
final class ChangeWatch implements AutoCloseable {
    /** The difference of a block's mean that counts as a change, in levels. Chosen. */
    private static final double STEP = 6;

    private static final double CHANGED = 255;

    private Optional<Mat> read = Optional.empty();

    /** The number of frames at rest that must still read each block. */
    private final Mat due = new Mat();

    /** The blocks that changed at the last query, with their surroundings. */
    private final Mat changed = new Mat();

    private final int looks;
    private List<Pixel> doubted = List.of();
    private Rect frame = new Rect();

    /**
     * Starts with nothing read.
     *
     * @param looks the number of frames at rest that read a changed part
     */
    ChangeWatch(int looks) {
        this.looks = looks;
    }

    /**
     * Returns the parts to read, as rectangles without overlap, and marks them as read. These are the changed parts and, without motion,
     * those that changed within the last few frames, since a single frame may miss a small object in noise.
     *
     * @param now the picture
     * @param aroundPx the area around a change in which objects may look different too
     */
    List<Rect> since(Thumbnail now, int aroundPx, boolean moving) {
        if (unread(now)) {
            close();
            read = Optional.of(now.blocks().clone());
            frame = now.whole();
            Mat.zeros(now.blocks().size(), CvType.CV_8U).copyTo(due);
            due.copyTo(changed);
            changed.setTo(new Scalar(CHANGED));
        } else {
            mark(read.orElseThrow(), now.blocks(), aroundPx, changed);
        }
        doubted = List.of();
        List<Rect> parts = wanted(moving, now.whole());
        parts.forEach(part -> take(now.blocks(), part));
        return parts;
    }

    /** Returns the changed parts without marking them as read. */
    List<Rect> pending(Thumbnail now, int aroundPx) {
        if (unread(now)) {
            return List.of(now.whole());
        }
        try (MatScope scope = new MatScope()) {
            Mat step = scope.mat();
            mark(read.orElseThrow(), now.blocks(), aroundPx, step);
            return parts(step, now.whole());
        }
    }

    /** Cancels further reading of a part, except near these pixels. */
    void settleBut(Rect part, List<Pixel> open, int aroundPx) {
        try (MatScope scope = new MatScope()) {
            Mat before = scope.keep(due.clone());
            Mat settled = scope.keep(due.submat(inBlocks(part)));
            settled.setTo(new Scalar(0));
            for (Pixel pixel : open) {
                int reach = Math.ceilDiv(aroundPx, Thumbnail.BLOCK_PX);
                int side = 2 * reach + 1;
                Rect near =
                        within(new Rect(block(pixel.x()) - reach, block(pixel.y()) - reach, side, side), due.size());
                scope.keep(before.submat(near)).copyTo(scope.keep(due.submat(near)));
            }
        }
    }

    /** Marks these pixels as changed until the next query. */
    void doubt(List<Pixel> pixels) {
        doubted = pixels.stream()
                .filter(pixel ->
                        pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() < frame.width && pixel.y() < frame.height)
                .toList();
    }

    /** Returns whether the picture had changed at or near a pixel at the last query. */
    boolean changedAt(Pixel pixel) {
        return changed.get(block(pixel.y()), block(pixel.x()))[0] > 0;
    }

    private boolean unread(Thumbnail now) {
        return read.isEmpty() || !frame.equals(now.whole());
    }

    private static int block(double px) {
        return (int) px / Thumbnail.BLOCK_PX;
    }

    private void mark(Mat old, Mat now, int aroundPx, Mat changed) {
        try (MatScope scope = new MatScope()) {
            Mat step = scope.mat();
            int reach = 2 * Math.ceilDiv(aroundPx, Thumbnail.BLOCK_PX) + 1;
            Mat round = scope.keep(Mat.ones(reach, reach, CvType.CV_8U));
            Core.absdiff(old, now, step);
            Core.compare(step, new Scalar(STEP), step, Core.CMP_GT);
            doubted.forEach(pixel -> step.put(block(pixel.y()), block(pixel.x()), CHANGED));
            Imgproc.dilate(step, changed, round);
        }
    }

    /** Returns the changed parts. Without motion it adds the parts still due and lowers their counts by one. */
    private List<Rect> wanted(boolean moving, Rect whole) {
        due.setTo(new Scalar(looks), changed);
        if (moving) {
            return parts(changed, whole);
        }
        try (MatScope scope = new MatScope()) {
            Mat wanted = scope.mat();
            Core.compare(due, new Scalar(0), wanted, Core.CMP_GT);
            Core.subtract(due, new Scalar(1), due);
            return parts(wanted, whole);
        }
    }

    private static List<Rect> parts(Mat mask, Rect whole) {
        return apart(boxes(mask), whole);
    }

    private static List<Rect> boxes(Mat mask) {
        try (MatScope scope = new MatScope()) {
            Mat labels = scope.mat();
            Mat stats = scope.mat();
            Mat centres = scope.mat();
            int count = Imgproc.connectedComponentsWithStats(mask, labels, stats, centres);
            List<Rect> boxes = new ArrayList<>();
            int[] row = new int[5];
            for (int i = 1; i < count; i++) {
                stats.get(i, 0, row);
                boxes.add(inFrame(row));
            }
            return boxes;
        }
    }

    /** Converts a box of blocks, as in OpenCV's statistics (left, top, width, height), to pixels of the frame. */
    private static Rect inFrame(int... box) {
        int px = Thumbnail.BLOCK_PX;
        return new Rect(box[0] * px, box[1] * px, box[2] * px, box[3] * px);
    }

    /** Merges boxes until none overlap, so that no die is read twice. */
    private static List<Rect> apart(List<Rect> boxes, Rect whole) {
        List<Rect> parts = new ArrayList<>();
        for (Rect box : boxes) {
            Rect grown = clipped(box, whole);
            for (int i = 0; i < parts.size(); i++) {
                if (overlap(grown, parts.get(i))) {
                    grown = joined(grown, parts.remove(i));
                    i = -1;
                }
            }
            parts.add(grown);
        }
        return parts;
    }

    private static Rect clipped(Rect box, Rect whole) {
        int right = Math.min(box.x + box.width, whole.width);
        int bottom = Math.min(box.y + box.height, whole.height);
        return new Rect(box.x, box.y, right - box.x, bottom - box.y);
    }

    private static Rect within(Rect box, Size size) {
        int left = Math.max(0, box.x);
        int top = Math.max(0, box.y);
        int right = Math.max(left, Math.min(box.x + box.width, (int) size.width));
        int bottom = Math.max(top, Math.min(box.y + box.height, (int) size.height));
        return new Rect(left, top, right - left, bottom - top);
    }

    private static boolean overlap(Rect a, Rect b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    private static Rect joined(Rect a, Rect b) {
        int x = Math.min(a.x, b.x);
        int y = Math.min(a.y, b.y);
        int right = Math.max(a.x + a.width, b.x + b.width);
        int bottom = Math.max(a.y + a.height, b.y + b.height);
        return new Rect(x, y, right - x, bottom - y);
    }

    private void take(Mat now, Rect part) {
        try (MatScope scope = new MatScope()) {
            Mat from = scope.keep(now.submat(inBlocks(part)));
            Mat to = scope.keep(read.orElseThrow().submat(inBlocks(part)));
            from.copyTo(to);
        }
    }

    private static Rect inBlocks(Rect part) {
        return new Rect(
                part.x / Thumbnail.BLOCK_PX,
                part.y / Thumbnail.BLOCK_PX,
                Math.ceilDiv(part.width, Thumbnail.BLOCK_PX),
                Math.ceilDiv(part.height, Thumbnail.BLOCK_PX));
    }

    @Override
    public void close() {
        read.ifPresent(OpenCv::release);
        read = Optional.empty();
        OpenCv.release(due);
        OpenCv.release(changed);
    }
}
