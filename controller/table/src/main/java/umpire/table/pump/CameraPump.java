package umpire.table.pump;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.observe.Eye;
import umpire.vision.observe.Look;
import umpire.vision.rectify.Lying;

/** Takes frames, has the eye look at them and passes the observations on. A source that fails is opened again. */
public final class CameraPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CameraPump.class);
    private static final long RETRY_MS = 3_000;
    private static final long STALE_MS = 3_000;

    private final Supplier<FrameSource> source;
    private final Eye eye;
    private final Consumer<Look> looked;
    private final LongSupplier clockMs;
    private final Stages stages = new Stages();
    private final Thread thread;
    private volatile Optional<String> trouble = Optional.of("the camera has not given a frame yet");
    private volatile Optional<Pose> boardOnTable = Optional.empty();
    private volatile long lastFrameMs = Long.MIN_VALUE;
    private volatile Optional<byte[]> lastJpeg = Optional.empty();
    private volatile boolean pictureWanted = true;

    /**
     * Prepares the pump; {@link #start} sets it going.
     *
     * @param source opens the camera, and opens it again after it failed
     * @param eye looks at each frame
     * @param looked hears each look on this pump's thread; must only enqueue
     */
    public CameraPump(Supplier<FrameSource> source, Eye eye, Consumer<Look> looked, LongSupplier clockMs) {
        this.source = source;
        this.eye = eye;
        this.looked = looked;
        this.clockMs = clockMs;
        this.thread = new Thread(this::pumpUntilInterrupted, "camera");
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Returns where the board sheet was last seen to lie, in the table's frame. */
    public Optional<Pose> boardOnTable() {
        return boardOnTable;
    }

    /** Returns the age of the newest frame; empty while there was none. */
    public Optional<Long> frameAgeMs() {
        long last = lastFrameMs;
        return last == Long.MIN_VALUE ? Optional.empty() : Optional.of(clockMs.getAsLong() - last);
    }

    /** Returns how long the stages of a look take. */
    public List<Stages.Stage> stages() {
        return stages.summary();
    }

    /** Returns the newest frame as JPEG for people, and asks for a newer one. */
    public Optional<byte[]> picture() {
        pictureWanted = true;
        return lastJpeg;
    }

    /** Returns how the camera is. A frozen source is trouble too, although it never says so. */
    public Part part() {
        Optional<String> said = trouble;
        if (said.isPresent()) {
            return Part.trouble("camera", said.get());
        }
        long age = frameAgeMs().orElse(0L);
        return age > STALE_MS
                ? Part.trouble(
                        "camera",
                        String.format(Locale.ROOT, "no frame for %.0f s; waiting for the camera", age / 1000.0))
                : Part.ok("camera", "frames arrive");
    }

    private void pumpUntilInterrupted() {
        while (!Thread.currentThread().isInterrupted()) {
            try (FrameSource frames = source.get()) {
                while (true) {
                    look(frames);
                }
            } catch (IOException e) {
                trouble = Optional.of(
                        "the camera is gone (" + e.getMessage() + "); trying again every " + RETRY_MS / 1000 + " s");
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException bug) {
                LOG.error("a bug while looking; starting the camera anew", bug);
                trouble = Optional.of("looking failed; it is in the log, and the camera is started anew");
            }
            if (!rested()) {
                return;
            }
        }
    }

    private static boolean rested() {
        try {
            Thread.sleep(RETRY_MS);
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private void look(FrameSource frames) throws IOException, InterruptedException {
        try (Frame frame = frames.next()) {
            Look look = eye.look(frame);
            lastFrameMs = frame.takenMs();
            trouble = Optional.empty();
            if (look.board() instanceof Lying.Found found) {
                boardOnTable = Optional.of(found.tableFromBoard());
            }
            stages.add(look);
            looked.accept(look);
            if (pictureWanted) {
                pictureWanted = false;
                lastJpeg = Optional.of(frame.jpeg(80));
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(2_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
