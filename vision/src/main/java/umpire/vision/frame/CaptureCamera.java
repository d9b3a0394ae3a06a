package umpire.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.opencv.core.CvException;
import org.opencv.core.Mat;
import org.opencv.videoio.VideoCapture;
import org.opencv.videoio.VideoWriter;
import org.opencv.videoio.Videoio;

/**
 * A local camera, or a recorded video in its place. A recording plays at its original speed, so a slow caller misses frames as with a live
 * camera. A driver may block forever in {@link #next}, so callers must watch it with a timeout.
 */
public final class CaptureCamera implements FrameSource {
    private static final double USUAL_FRAMES_A_SECOND = 10;
    private static final Pattern DEVICE_FILE = Pattern.compile("video(\\d{1,4})");

    /** The timing of a recording. */
    record Pace(double frameMs, long startMs) {
        long dueMs(long frame) {
            return startMs + Math.round(frame * frameMs);
        }
    }

    private final VideoCapture capture;
    private final String ending;
    private final Optional<NativePath> path;
    private final LongSupplier clockMs;
    private final FrozenWatch frozenWatch = new FrozenWatch();
    private final ExposureLock exposureLock;
    private Optional<Pace> pace;
    private long number;
    private long first;

    /** Takes ownership of the capture. */
    CaptureCamera(VideoCapture capture, String ending, LongSupplier clockMs, Optional<Pace> pace) {
        this(capture, ending, clockMs, pace, Optional.empty());
    }

    private CaptureCamera(
            VideoCapture capture, String ending, LongSupplier clockMs, Optional<Pace> pace, Optional<NativePath> path) {
        this.path = path;
        this.capture = capture;
        this.exposureLock = new ExposureLock(capture);
        this.ending = ending;
        this.clockMs = clockMs;
        this.pace = pace;
    }

    /**
     * Opens a camera of this machine.
     *
     * @param device number of the device: 0 is {@code /dev/video0}
     * @param widthPx requested width; a camera without this size uses its nearest
     * @param heightPx requested height
     * @param clockMs the table's monotonic clock
     * @throws IOException if there is no such camera, or it is in use
     */
    public static CaptureCamera device(int device, int widthPx, int heightPx, LongSupplier clockMs) throws IOException {
        OpenCv.load();
        Path file = Path.of("/dev/video" + device);
        if (!Files.exists(file)) {
            throw new IOException("there is no camera " + file + "; plug it in, or name another --camera");
        }
        if (!Files.isReadable(file)) {
            throw new IOException(file + " cannot be read; add the user to the group video");
        }
        VideoCapture capture = new VideoCapture(device, Videoio.CAP_V4L2);
        if (!capture.isOpened()) {
            OpenCv.release(capture);
            throw new IOException("the camera " + file + " does not open; stop other programs that use it");
        }
        // JPEG is requested because sending a raw picture of this size over USB takes longer than the time between two
        // frames.
        capture.set(Videoio.CAP_PROP_FOURCC, VideoWriter.fourcc('M', 'J', 'P', 'G'));
        capture.set(Videoio.CAP_PROP_FRAME_WIDTH, widthPx);
        capture.set(Videoio.CAP_PROP_FRAME_HEIGHT, heightPx);
        capture.set(Videoio.CAP_PROP_BUFFERSIZE, 1);
        // Another program may have left a fixed exposure for different light.
        capture.set(Videoio.CAP_PROP_AUTO_EXPOSURE, ExposureLock.BY_ITSELF);
        capture.set(Videoio.CAP_PROP_AUTO_WB, 1);
        return new CaptureCamera(
                capture, "the camera " + file + " gives no more frames; check its cable", clockMs, Optional.empty());
    }

    /**
     * Opens a local camera by a stable link.
     *
     * @param link a link to the camera's device file. It is resolved at each call, since the file may change when the camera is plugged in
     *     again
     * @throws IOException if it leads to no camera, or to one that is in use
     */
    public static CaptureCamera linked(Path link, int widthPx, int heightPx, LongSupplier clockMs) throws IOException {
        return device(deviceNumber(link), widthPx, heightPx, clockMs);
    }

    /** Returns the device number that a link leads to. */
    static int deviceNumber(Path link) throws IOException {
        if (!Files.exists(link)) {
            throw new IOException("there is no camera " + link
                    + "; plug it in, or name another --camera: ls /dev/v4l/by-id lists those that are plugged in");
        }
        Matcher file = DEVICE_FILE.matcher(String.valueOf(link.toRealPath().getFileName()));
        if (!file.matches()) {
            throw new IOException(link + " is not a camera; ls /dev/v4l/by-id lists those that are plugged in");
        }
        return Integer.parseInt(file.group(1));
    }

    /**
     * Opens a recorded video.
     *
     * @param path a motion-JPEG AVI, or numbered pictures such as {@code frames/%04d.jpg}
     * @param clockMs the table's monotonic clock
     * @throws IOException if it cannot be read
     */
    public static CaptureCamera recorded(String path, LongSupplier clockMs) throws IOException {
        OpenCv.load();
        if (!path.contains("%") && !Files.isRegularFile(Path.of(path))) {
            throw new IOException("there is no video " + path + "; name another --camera");
        }
        NativePath plain = path.contains("%") ? NativePath.numbered(Path.of(path)) : NativePath.of(Path.of(path));
        VideoCapture capture = new VideoCapture(plain.toString());
        if (!capture.isOpened()) {
            OpenCv.release(capture);
            plain.close();
            throw new IOException(path + " is not a video that can be read; convert it first: ffmpeg -i " + path
                    + " -c:v mjpeg -q:v 3 -an converted.avi");
        }
        double rate = capture.get(Videoio.CAP_PROP_FPS);
        double frameMs = 1_000 / (rate > 0 && rate <= 1_000 ? rate : USUAL_FRAMES_A_SECOND);
        return new CaptureCamera(
                capture,
                "the video " + path + " ended and cannot be repeated; copy it again",
                clockMs,
                Optional.of(new Pace(frameMs, clockMs.getAsLong())),
                Optional.of(plain));
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        if (pace.isPresent()) {
            keepPace(pace.get());
        }
        try (MatScope scope = new MatScope()) {
            Mat bgr = scope.mat();
            if (!capture.read(bgr) && !(rewound() && capture.read(bgr))) {
                throw new IOException(ending);
            }
            checkLive(bgr);
            return new Frame(number++, clockMs.getAsLong(), scope.handOut(bgr));
        } catch (CvException e) {
            throw new IOException(ending, e);
        }
    }

    /**
     * Throws if the camera seems to hang, because one row of the picture stays the same. On a live camera even one row has noise.
     * Recordings are not checked, since they may repeat pictures.
     */
    private void checkLive(Mat bgr) throws IOException {
        if (pace.isEmpty() && !bgr.empty()) {
            byte[] row = new byte[bgr.cols() * bgr.channels()];
            bgr.get(bgr.rows() / 2, 0, row);
            if (FrozenWatch.isFrozen(bgr, frozenWatch.sameForMs(row, clockMs.getAsLong()))) {
                throw new IOException("the camera" + FrozenWatch.SAYS);
            }
            exposureLock.seen(bgr, clockMs.getAsLong());
        }
    }

    /** Restarts a recording at its end. */
    private boolean rewound() {
        first = number;
        pace = pace.map(steps -> new Pace(steps.frameMs(), clockMs.getAsLong()));
        return pace.isPresent() && capture.set(Videoio.CAP_PROP_POS_FRAMES, 0);
    }

    private void keepPace(Pace steps) throws InterruptedException {
        while (steps.dueMs(number + 1 - first) < clockMs.getAsLong() && capture.grab()) {
            number++;
        }
        long waitMs = steps.dueMs(number - first) - clockMs.getAsLong();
        if (waitMs > 0) {
            Thread.sleep(waitMs);
        }
    }

    @Override
    public void close() {
        OpenCv.release(capture);
        path.ifPresent(NativePath::close);
    }
}
