package umpire.table.pump;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.observe.FrameResult;

/**
 * Takes frames, has them processed and passes on the observations. A watchdog restarts a camera that failed or hangs, after a growing
 * pause. Slow processing is not a failure: the watchdog waits as long as it uses the CPU, so two frames are never processed at once.
 */
public final class CameraPump implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CameraPump.class);

    /** Opens the camera. */
    @FunctionalInterface
    public interface CameraOpener {
        FrameSource open() throws IOException;
    }

    private final CameraOpener source;
    private volatile Optional<Supplier<FrameProcessor>> lookers = Optional.empty();
    private final LongSupplier clockMs;
    private final CameraPatience patience;
    private final ToLongFunction<Thread> cpuMs;
    private final StageTimes stageTimes = new StageTimes();
    private final RecentLooks.Requests requests = new RecentLooks.Requests();
    private final Thread watchdog;
    private final AtomicLong cameras = new AtomicLong();
    private final AtomicLong eyes = new AtomicLong();
    private volatile Optional<Watch> current = Optional.empty();
    private volatile Optional<Thread> youngest = Optional.empty();
    private final HungThreads left = new HungThreads();
    private final CameraHealth health;
    private volatile Optional<Pose> boardOnTable = Optional.empty();
    private final LatestPicture latestPicture = new LatestPicture();
    private String warned = "";
    private final CameraFailures failures = new CameraFailures();

    /** Creates the pump; {@link #start} starts it. A failed camera is opened again. */
    public CameraPump(CameraOpener source, LongSupplier clockMs) {
        this(source, clockMs, CameraPatience.USUAL, StallTimer::cpuMs);
    }

    CameraPump(CameraOpener source, LongSupplier clockMs, CameraPatience patience, ToLongFunction<Thread> cpuMs) {
        this.source = source;
        this.clockMs = clockMs;
        this.patience = patience;
        this.cpuMs = cpuMs;
        this.health = new CameraHealth(clockMs.getAsLong());
        this.watchdog = new Thread(this::watchUntilInterrupted, "camera-watchdog");
        watchdog.setDaemon(true);
    }

    /**
     * Starts taking frames.
     *
     * @param through opens the frame processor; each start of the camera opens a new one
     */
    public void start(Supplier<FrameProcessor> through) {
        lookers = Optional.of(through);
        health.waits(clockMs.getAsLong());
        watchdog.start();
    }

    /**
     * Switches to another frame processor from the next frame on, for another game.
     *
     * @param through whether to reopen the camera. A virtual one still shows the old table; a real one stays open
     */
    public void lookAnew(boolean through) {
        boardOnTable = Optional.empty();
        if (through) {
            cameras.incrementAndGet();
        }
        eyes.incrementAndGet();
        health.beginsAnew(clockMs.getAsLong());
    }

    /** Returns the last observed pose of the board sheet, in the table's frame; empty when unknown. */
    public Optional<Pose> boardOnTable() {
        return boardOnTable;
    }

    /** Returns the age of the newest frame in milliseconds; empty before the first frame of the current game. */
    public Optional<Long> frameAgeMs() {
        return latestPicture
                .takenMs()
                .filter(takenMs -> health.everLooked())
                .map(takenMs -> clockMs.getAsLong() - takenMs);
    }

    /** Returns the durations of the processing stages. */
    public List<StageTimes.StageTime> stages() {
        return stageTimes.summary();
    }

    /** Returns the newest frame as JPEG for people, and requests a newer one. */
    public Optional<byte[]> picture() {
        return latestPicture.asked();
    }

    /** Returns copies of the newest processed frames, the oldest first, after the next frame; the caller closes them. */
    public CompletableFuture<List<ProcessedFrame>> newestLooks() {
        return requests.ask();
    }

    /** Returns the camera's state. A frozen camera is trouble too, even if it reports none. */
    public CameraState state() {
        boolean making = current.map(Watch::making).orElse(false);
        return health.state(clockMs.getAsLong(), making);
    }

    /** Returns the camera's state as a part of the machine. */
    public PartStatus partStatus() {
        return PartStatus.camera(state(), current.flatMap(Watch::trouble));
    }

    private void watchUntilInterrupted() {
        long pauseMs = patience.firstPauseMs();
        try {
            while (true) {
                Watch watch = new Watch();
                current = Optional.of(watch);
                watch.begin();
                tell(watch.end());
                pauseMs = patience.pauseMs(pauseMs, watch.lastedMs());
                Thread.sleep(pauseMs);
                waitForOneLeft();
                pauseMs = Math.min(2 * pauseMs, patience.longestPauseMs());
            }
        } catch (InterruptedException e) {
            current.ifPresent(Watch::leave);
        }
    }

    private void waitForOneLeft() throws InterruptedException {
        while (left.full()) {
            health.failed(HungThreads.SAYS);
            Thread.sleep(patience.watchMs());
        }
    }

    /** Logs each kind of trouble once; health and the alert show it as long as it lasts. */
    private void tell(String why) {
        if (!why.equals(warned)) {
            LOG.warn("{}", why);
            warned = why;
        }
        health.failed(why + "; trying again");
    }

    /** One run of the camera: its own thread opens it, processes frames and closes it. */
    private final class Watch {
        private final Thread thread = new Thread(this::lookUntilEnded, "camera");
        private volatile String why = "the camera stopped";
        private volatile Optional<FrameSource> opened = Optional.empty();
        private final long bornMs = clockMs.getAsLong();
        private volatile long fedMs = bornMs;

        void begin() {
            health.waits(bornMs);
            thread.setDaemon(true);
            thread.start();
            youngest = Optional.of(thread);
        }

        /** Waits until this run has failed, or hung and was abandoned. Returns the reason. */
        String end() throws InterruptedException {
            CameraThread watched = new CameraThread(thread, health, patience, cpuMs);
            CameraThread.Course course = CameraThread.Course.GOES_ON;
            while (course == CameraThread.Course.GOES_ON) {
                thread.join(patience.watchMs());
                if (!thread.isAlive()) {
                    return why;
                }
                course = watched.at(clockMs.getAsLong(), making());
            }
            LOG.warn("the camera's thread hangs at {}", watched.where());
            leave();
            if (course == CameraThread.Course.ENDLESS) {
                return watched.outlast();
            }
            left.add(thread);
            return String.format(
                    Locale.ROOT, "the camera has not answered for %d s", health.silentMs(clockMs.getAsLong()) / 1000);
        }

        /** Returns for how many milliseconds it worked. */
        long lastedMs() {
            return fedMs - bornMs;
        }

        /** Returns whether the camera is opening or producing a picture, not waiting for one. */
        boolean making() {
            return opened.map(FrameSource::making).orElse(true);
        }

        Optional<String> trouble() {
            return opened.flatMap(FrameSource::trouble);
        }

        /** Abandons a hung run. Its own thread closes the camera if it ever wakes, because native memory has one owner. */
        void leave() {
            current = Optional.empty();
            thread.interrupt();
        }

        private boolean mine() {
            return current.filter(watch -> watch == this).isPresent();
        }

        private void lookUntilEnded() {
            try {
                while (mine()) {
                    lookThroughOneCamera();
                }
            } catch (IOException | InterruptedException | RuntimeException | LinkageError failure) {
                why = failures.why(failure);
            }
        }

        private void lookThroughOneCamera() throws IOException, InterruptedException {
            long camera = cameras.get();
            opened = Optional.empty();
            try (FrameSource frames = source.open()) {
                opened = Optional.of(frames);
                while (mine() && camera == cameras.get()) {
                    lookWithOneEye(frames);
                }
            }
        }

        private void lookWithOneEye(FrameSource frames) throws IOException, InterruptedException {
            long eye = eyes.get();
            // The timeout for the camera starts only when the frame processor is open.
            health.looks(clockMs.getAsLong());
            try (FrameProcessor looker = lookers.orElseThrow().get();
                    RecentLooks recent = new RecentLooks(requests)) {
                if (mine()) {
                    health.waits(clockMs.getAsLong());
                }
                while (mine() && eye == eyes.get()) {
                    Frame frame = recent.take(frames.next());
                    if (mine()) {
                        look(frame, looker, recent, eye);
                    }
                }
            }
        }

        private void look(Frame frame, FrameProcessor looker, RecentLooks recent, long number) {
            health.looks(clockMs.getAsLong());
            Optional<FrameResult> look = looker.eye().look(frame);
            boolean latest = number == eyes.get();
            if (mine()) {
                fedMs = clockMs.getAsLong();
                if (latest) {
                    health.looked(frame.takenMs(), fedMs);
                }
                hear(frame, look.filter(seen -> latest));
                look.ifPresent(looker.looked());
                look.ifPresent(recent::looked);
            }
        }
    }

    private void hear(Frame frame, Optional<FrameResult> look) {
        look.ifPresent(seen -> {
            boardOnTable = seen.boardOnTable().or(this::boardOnTable);
            stageTimes.add(seen);
        });
        latestPicture.hear(frame);
    }

    @Override
    public void close() {
        ThreadEnd.of(watchdog);
        // From here on no further camera is opened.
        youngest.ifPresent(ThreadEnd::of);
    }
}
