package umpire.vision.see;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.videoio.VideoCapture;
import umpire.rules.kernel.Parsed;
import umpire.vision.frame.MatScope;
import umpire.vision.frame.OpenCv;

/**
 * Finds the stretches of a video without motion. A hand-held camera trembles, so a frame counts as still if hardly any part of it, at a
 * coarse scale, differs from the frame before.
 */
final class SettledFrames {
    /** A stretch, with a few pictures of it. */
    record Look(PictureReport.FrameRange frames, List<Mat> pictures) implements AutoCloseable {
        Look {
            pictures = List.copyOf(pictures);
        }

        @Override
        public void close() {
            pictures.forEach(OpenCv::release);
        }
    }

    private static final Size COARSE = new Size(180, 120);
    private static final double BLUR = 2;
    private static final double DIFFERENT_LEVELS = 18;
    private static final int MAX_DIFFERENT_CELLS = 10;
    private static final int MIN_FRAMES = 5;
    private static final int PICTURES = 5;

    private final List<Look> looks = new ArrayList<>();
    private final Deque<Mat> latest = new ArrayDeque<>();
    private int first;
    private int number = -1;

    private SettledFrames() {}

    /** Reads a whole video; the caller closes each stretch. */
    static Parsed<List<Look>> of(Path file) {
        return MotionJpeg.open(file).then(video -> {
            try {
                return new SettledFrames().read(video);
            } finally {
                OpenCv.release(video);
            }
        });
    }

    private Parsed<List<Look>> read(VideoCapture video) {
        try (MatScope scope = new MatScope()) {
            Mat frame = scope.mat();
            Mat before = scope.mat();
            Mat now = scope.mat();
            while (video.read(frame)) {
                add(frame, before, now);
            }
            number++;
            finish();
            return number == 0
                    ? Parsed.bad("is a video without a single frame that can be read; record it again")
                    : Parsed.good(List.copyOf(looks));
        } finally {
            drop(0);
        }
    }

    /** Processes the next frame, and stores its small version as that of the frame before. */
    private void add(Mat frame, Mat before, Mat now) {
        number++;
        coarse(frame, now);
        if (number > 0 && !still(before, now)) {
            finish();
            first = number;
        }
        keep(frame);
        now.copyTo(before);
    }

    private static void coarse(Mat frame, Mat into) {
        Imgproc.cvtColor(frame, into, Imgproc.COLOR_BGR2GRAY);
        Imgproc.resize(into, into, COARSE, 0, 0, Imgproc.INTER_AREA);
        Imgproc.GaussianBlur(into, into, new Size(0, 0), BLUR);
    }

    private static boolean still(Mat before, Mat now) {
        try (MatScope scope = new MatScope()) {
            Mat off = scope.mat();
            Core.absdiff(before, now, off);
            Imgproc.threshold(off, off, DIFFERENT_LEVELS, 1, Imgproc.THRESH_BINARY);
            return Core.countNonZero(off) <= MAX_DIFFERENT_CELLS;
        }
    }

    /** Keeps the last pictures of a long rest, because by then everything lies still. */
    private void keep(Mat frame) {
        latest.addLast(frame.clone());
        drop(PICTURES);
    }

    private void drop(int leave) {
        while (latest.size() > leave) {
            OpenCv.release(latest.removeFirst());
        }
    }

    /** Ends the stretch before the current frame. */
    private void finish() {
        if (number - first >= MIN_FRAMES) {
            looks.add(new Look(new PictureReport.FrameRange(first, number - 1), List.copyOf(latest)));
            latest.clear();
        } else {
            drop(0);
        }
    }
}
