package umpire.vision.frame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.opencv.core.Core;

/**
 * A Raspberry Pi's own camera program with locked exposure and white balance. The program accepts these values only at its start. So it
 * runs for a few seconds, reports the values it found, and is started again with them. If the room's light changes for good, the program is
 * started again to find new values. A program that does not report its values, or does not hold them, keeps its automatic exposure.
 */
public final class RaspberryPiCamera implements FrameSource {
    /** The time to wait for the first picture. It takes longer, since a camera program sets exposure and white balance before it. */
    private static final int FIRST_PATIENCE_MS = 8_000;

    private final List<String> command;
    private final LongSupplier clockMs;
    private final Path said;
    private final HeldLight light = new HeldLight();
    private StreamCamera camera;
    private boolean leftAlone;

    /**
     * Starts the program; closing this camera ends it.
     *
     * @param number the camera's number in the list of {@code rpicam-vid --list-cameras}
     * @param widthPx of the pictures
     * @param heightPx of the pictures
     * @param clockMs the table's monotonic clock
     * @throws IOException if the program does not start
     */
    public static RaspberryPiCamera open(int number, int widthPx, int heightPx, LongSupplier clockMs)
            throws IOException {
        return new RaspberryPiCamera(
                List.of(
                        "rpicam-vid",
                        "--camera",
                        String.valueOf(number),
                        "--timeout",
                        "0",
                        "--nopreview",
                        "--codec",
                        "mjpeg",
                        "--quality",
                        "93",
                        "--width",
                        String.valueOf(widthPx),
                        "--height",
                        String.valueOf(heightPx),
                        "--framerate",
                        "15",
                        "--flush",
                        "--output",
                        "-"),
                clockMs);
    }

    /** Starts the given command, which must accept the options of a Raspberry Pi's camera program. */
    RaspberryPiCamera(List<String> command, LongSupplier clockMs) throws IOException {
        this.command = List.copyOf(command);
        this.clockMs = clockMs;
        this.said = Files.createTempFile("umpire-camera", ".txt");
        try {
            this.camera = started(0, finding());
        } catch (IOException e) {
            Files.deleteIfExists(said);
            throw e;
        }
    }

    private List<String> finding() {
        return List.of("--metadata", said.toString(), "--metadata-format", "txt");
    }

    private StreamCamera started(long firstNumber, List<String> options) throws IOException {
        List<String> whole = new ArrayList<>(command);
        whole.addAll(options);
        return StreamCamera.program(whole, clockMs, FIRST_PATIENCE_MS, firstNumber);
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        Frame frame = camera.next();
        if (leftAlone) {
            return frame;
        }
        try {
            switch (light.seen(() -> level(frame), frame.takenMs())) {
                case NOTHING -> {}
                case HOLD -> hold(frame.number() + 1);
                case FIND_ANEW -> findAnew(frame.number() + 1);
            }
            return frame;
        } catch (IOException e) {
            frame.close();
            throw e;
        }
    }

    private void hold(long nextNumber) throws IOException {
        Optional<CameraValues> found = CameraValues.read(Files.readString(said));
        if (found.isEmpty()) {
            leftAlone = true;
            restart(nextNumber, List.of());
            return;
        }
        restart(nextNumber, found.get().options());
    }

    private void findAnew(long nextNumber) throws IOException {
        // If no picture was about as bright as at the time of the lock, the program does not hold the values.
        leftAlone = !light.agreed();
        Files.writeString(said, "");
        restart(nextNumber, leftAlone ? List.of() : finding());
    }

    private void restart(long nextNumber, List<String> options) throws IOException {
        camera.close();
        camera = started(nextNumber, options);
    }

    /** Returns the brightness of a picture, from 0 to 255. */
    private static double level(Frame frame) {
        return frame.eighth().map(Core::mean).map(mean -> mean.val[0]).orElse(0.0);
    }

    @Override
    public Optional<String> trouble() {
        return camera.trouble();
    }

    @Override
    public void close() {
        camera.close();
        try {
            Files.deleteIfExists(said);
        } catch (IOException e) {
            // The error is ignored, since only a few kilobytes of temporary files stay behind.
        }
    }
}
