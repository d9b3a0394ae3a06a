package umpire.table.pump;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import umpire.hardware.Rig;
import umpire.referee.observation.CameraState;
import umpire.rules.kernel.Board;
import umpire.testing.Wait;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.FrameResult;
import umpire.vision.observe.VisionPipeline;

/** The handling of failing and hanging cameras. The clock stands still unless a test advances it. */
class CameraPumpTest {
    private static final Board BOARD = new Board("Nothing", 100, 100, List.of(), List.of(), List.of());
    private static final CameraPatience SHORT = new CameraPatience(15_000, 60_000, 120_000, 5, 40, 5);

    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();
    private final BlockingQueue<FrameResult> looks = new LinkedBlockingQueue<>();
    private final AtomicLong clockMs = new AtomicLong(1_000);
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean making;
    private final CountDownLatch blocked = new CountDownLatch(1);
    private final AtomicInteger blocking = new AtomicInteger();
    private final CountDownLatch wake = new CountDownLatch(1);

    /** A camera that gives grey frames, and runs the test's code on its third frame. */
    private final class Camera implements FrameSource {
        private final ThirdFrame third;
        private long number;

        Camera(ThirdFrame third) {
            this.third = third;
        }

        @Override
        public Frame next() throws IOException, InterruptedException {
            number++;
            if (number == 3) {
                third.happens();
            }
            return new Frame(number, nowMs(), new Mat(480, 640, CvType.CV_8UC3, new Scalar(90, 90, 90)));
        }

        @Override
        public boolean making() {
            return making;
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }

    @FunctionalInterface
    private interface ThirdFrame {
        void happens() throws IOException;
    }

    private long nowMs() {
        asked.incrementAndGet();
        return clockMs.get();
    }

    private FrameProcessor looker() {
        return new FrameProcessor(new VisionPipeline(Rig.standard(), BOARD, List.of(), List.of()), looks::add);
    }

    private CameraPump pump(Supplier<ThirdFrame> third) {
        OpenCv.load();
        return new CameraPump(
                () -> {
                    opened.incrementAndGet();
                    return new Camera(third.get());
                },
                this::nowMs,
                SHORT,
                StallTimer::cpuMs);
    }

    private static boolean trouble(PartStatus partStatus, String says) {
        return partStatus.state() == PartStatus.PartState.TROUBLE
                && partStatus.says().contains(says);
    }

    /** Closing a pump waits for its cameras, up to a limit. */
    private void everyCameraIsLetGo() throws InterruptedException {
        Wait.until("every camera that was opened is let go", () -> closed.get() == opened.get());
    }

    private void sees(int howMany) throws InterruptedException {
        for (int i = 0; i < howMany; i++) {
            Wait.next("look " + i, looks);
        }
    }

    @Test
    void aCameraThatThrowsIsClosedAndReopened() throws InterruptedException {
        try (CameraPump pump = pump(() -> () -> {
            throw new IOException("the cable is out");
        })) {
            pump.start(this::looker);
            sees(6);
            Wait.until("the trouble is told", () -> trouble(pump.partStatus(), "the cable is out"));
        }
        assertThat(opened.get()).isGreaterThanOrEqualTo(3);
        everyCameraIsLetGo();
    }

    @Test
    void aCameraThatIsGoneBeforeItsPictureIsMadeIsNoBug() throws InterruptedException {
        try (CameraPump pump = pump(() -> () -> {
            throw new UncheckedIOException(new IOException("the camera was closed"));
        })) {
            pump.start(this::looker);
            sees(6);
            Wait.until("the trouble is told", () -> trouble(pump.partStatus(), "is gone: the camera was closed"));
        }
        everyCameraIsLetGo();
    }

    @Test
    void aBugInProcessingRestartsTheCamera() throws InterruptedException {
        try (CameraPump pump = pump(() -> () -> {
            throw new IllegalStateException("a bug");
        })) {
            pump.start(this::looker);
            sees(6);
            Wait.until("the trouble is told", () -> pump.partStatus().says().contains("the log says why"));
        }
        everyCameraIsLetGo();
    }

    @Test
    void aHungCameraIsAbandonedAndAnotherOpened() throws InterruptedException {
        try (CameraPump pump = pump(() -> opened.get() == 1 ? this::blockDeafly : () -> {})) {
            pump.start(this::looker);
            sees(2);
            Wait.until("the camera blocks", blocked);
            clockMs.addAndGet(14_000);
            assertThat(pump.partStatus().says()).contains("sends no pictures any more");
            clockMs.addAndGet(2_000);
            sees(5);
            assertThat(opened).hasValue(2);
            assertThat(closed).hasValue(0);
            Wait.until("all is well again", () -> pump.partStatus().state() == PartStatus.PartState.OK);
            wake.countDown();
            Wait.until("the old camera closes itself when it wakes", () -> closed.get() == 1);
        }
        everyCameraIsLetGo();
        assertThat(closed).hasValue(2);
    }

    @Test
    void aSlowPictureMeansABusyMachine() throws InterruptedException {
        try (CameraPump pump = pump(() -> opened.get() == 1 ? this::blockDeafly : () -> {})) {
            pump.start(this::looker);
            sees(2);
            making = true;
            Wait.until("the camera makes a picture", blocked);
            clockMs.addAndGet(40_000);
            int before = asked.get();
            Wait.until("the watchdog has looked again and again", () -> asked.get() > before + 10);
            assertThat(pump.partStatus().says()).startsWith("Reading a picture takes 40 s: this machine is busy.");
            assertThat(opened).hasValue(1);
            clockMs.addAndGet(40_000);
            sees(1);
            assertThat(opened).as("after a minute it is taken for hung").hasValue(2);
            making = false;
            wake.countDown();
        }
        everyCameraIsLetGo();
    }

    /** Returns a pump whose camera's thread has the given CPU time at each check of the watchdog. */
    private CameraPump computing(AtomicLong cpuMs, AtomicInteger watched) {
        CameraPump.CameraOpener opener = () -> {
            opened.incrementAndGet();
            return new Camera(() -> {});
        };
        return new CameraPump(opener, this::nowMs, SHORT, thread -> {
            watched.incrementAndGet();
            return cpuMs.get();
        });
    }

    /** On a busy machine processing may take minutes, and no second one starts beside it. */
    @Test
    void aFrameThatUsesTheCpuIsNotAHang() throws InterruptedException {
        OpenCv.load();
        AtomicLong cpuMs = new AtomicLong();
        CountDownLatch looked = new CountDownLatch(1);
        AtomicInteger watched = new AtomicInteger();
        try (CameraPump pump = computing(cpuMs, watched)) {
            pump.start(() -> new FrameProcessor(
                    FrameProcessor.FrameLook.passing(frame -> {
                        blockDeafly();
                        looked.countDown();
                    }),
                    looks::add));
            Wait.until("the look has begun", blocked);
            for (int i = 0; i < 10; i++) {
                cpuMs.addAndGet(150);
                clockMs.addAndGet(40_000);
                int before = watched.get();
                Wait.until("the watchdog has looked", () -> watched.get() > before + 1);
            }
            assertThat(opened).hasValue(1);
            assertThat(pump.partStatus().says()).startsWith("The table is still starting");
            wake.countDown();
            Wait.until("the look is over", looked);
        }
        assertThat(opened).hasValue(1);
    }

    /** A computing thread cannot be stopped, and a second one would slow it down. So it is reported, and the next starts when it ends. */
    @Test
    void anEndlessFrameIsReportedAndNoSecondOneStarts() throws InterruptedException {
        OpenCv.load();
        AtomicLong cpuMs = new AtomicLong();
        AtomicInteger watched = new AtomicInteger();
        try (CameraPump pump = computing(cpuMs, watched)) {
            pump.start(() -> new FrameProcessor(FrameProcessor.FrameLook.passing(frame -> blockDeafly()), looks::add));
            Wait.until("the look has begun", blocked);
            Wait.until("it is watched", () -> watched.get() > 1);
            cpuMs.set(SHORT.endlessMs());
            int before = watched.get();
            Wait.until("the watchdog has looked", () -> watched.get() > before + 1);
            assertThat(pump.partStatus().says()).doesNotContain("does not end");
            cpuMs.incrementAndGet();
            Wait.until("it is told", () -> trouble(pump.partStatus(), "has taken 120 s and is not finished"));
            assertThat(opened).hasValue(1);
            wake.countDown();
            Wait.until("the next camera is looked through", () -> opened.get() == 2);
        }
        everyCameraIsLetGo();
    }

    /** An abandoned camera's late picture is not processed. */
    @Test
    void anAbandonedCamerasPictureIsIgnored() throws InterruptedException {
        AtomicInteger lookers = new AtomicInteger();
        try (CameraPump pump = pump(() -> opened.get() == 1 ? this::blockDeafly : () -> {})) {
            AtomicInteger ofTheFirst = new AtomicInteger();
            pump.start(() -> {
                boolean first = lookers.incrementAndGet() == 1;
                return new FrameProcessor(
                        FrameProcessor.FrameLook.passing(frame -> {
                            if (first) {
                                ofTheFirst.incrementAndGet();
                            }
                        }),
                        looks::add);
            });
            Wait.until("the camera blocks", blocked);
            clockMs.addAndGet(16_000);
            Wait.until("another is opened", () -> lookers.get() == 2);
            wake.countDown();
            Wait.until("the first is let go", () -> closed.get() == 1);
            assertThat(ofTheFirst).hasValue(2);
        }
    }

    @Test
    void theNumberOfHungThreadsIsLimited() throws InterruptedException {
        try (CameraPump pump = pump(() -> this::blockDeafly)) {
            pump.start(this::looker);
            for (int i = 1; i <= HungThreads.MOST; i++) {
                int hung = i;
                Wait.until("camera " + i + " blocks", () -> blocking.get() == hung);
                clockMs.addAndGet(16_000);
            }
            Wait.until("it is said what to do", () -> trouble(pump.partStatus(), "unplug it and plug it in again"));
            assertThat(opened).hasValue(HungThreads.MOST);
            wake.countDown();
            Wait.until("one that let go makes room for another", () -> opened.get() > HungThreads.MOST);
        }
        everyCameraIsLetGo();
    }

    @Test
    void openingTheCameraMayTakeLongOnABusyMachine() throws InterruptedException {
        OpenCv.load();
        CameraPump.CameraOpener slow = () -> {
            opened.incrementAndGet();
            blockDeafly();
            return new Camera(() -> {});
        };
        try (CameraPump pump = new CameraPump(slow, this::nowMs, SHORT, StallTimer::cpuMs)) {
            pump.start(this::looker);
            Wait.until("the camera is being opened", blocked);
            clockMs.addAndGet(40_000);
            int before = asked.get();
            Wait.until("the watchdog has looked again and again", () -> asked.get() > before + 10);
            assertThat(pump.partStatus()).isEqualTo(PartStatus.ok("camera", CameraState.STARTING.says()));
            assertThat(opened).hasValue(1);
            wake.countDown();
            sees(2);
        }
        everyCameraIsLetGo();
    }

    @Test
    void theTimeoutForTheFirstPictureStartsWhenTheCameraIsOpen() throws InterruptedException {
        OpenCv.load();
        CameraPump.CameraOpener slow = () -> {
            opened.incrementAndGet();
            clockMs.addAndGet(CameraHealth.FIRST_PICTURE_MS + 1);
            return new LateCamera(new Camera(() -> {}));
        };
        try (CameraPump pump = new CameraPump(slow, this::nowMs, SHORT, StallTimer::cpuMs)) {
            pump.start(this::looker);
            Wait.until("the first picture is waited for", blocked);
            assertThat(pump.partStatus()).isEqualTo(PartStatus.ok("camera", CameraState.STARTING.says()));
            clockMs.addAndGet(CameraHealth.FIRST_PICTURE_MS + 1);
            assertThat(trouble(pump.partStatus(), "no picture yet")).isTrue();
            wake.countDown();
            sees(2);
        }
        everyCameraIsLetGo();
    }

    @Test
    void aSlowStartOnABusyMachineIsNoMissingCamera() throws InterruptedException {
        try (CameraPump pump = pump(() -> () -> {})) {
            pump.start(() -> {
                blockDeafly();
                return looker();
            });
            Wait.until("the eye is being opened", blocked);
            clockMs.addAndGet(20_000);
            int before = asked.get();
            Wait.until("the watchdog has looked again and again", () -> asked.get() > before + 10);
            assertThat(pump.partStatus().state()).isEqualTo(PartStatus.PartState.OK);
            assertThat(opened).hasValue(1);
            wake.countDown();
            sees(2);
        }
        everyCameraIsLetGo();
    }

    /** A camera whose test waits for its first picture. */
    private final class LateCamera implements FrameSource {
        private final Camera camera;

        LateCamera(Camera camera) {
            this.camera = camera;
        }

        @Override
        public Frame next() throws IOException, InterruptedException {
            blockDeafly();
            return camera.next();
        }

        @Override
        public void close() {
            camera.close();
        }
    }

    /** Ignores interrupts, as a driver does that waits for its device. */
    private void blockDeafly() {
        blocked.countDown();
        blocking.incrementAndGet();
        boolean interrupted = false;
        while (wake.getCount() > 0) {
            try {
                wake.await();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aMissingCameraIsRetried() throws InterruptedException {
        AtomicInteger tries = new AtomicInteger();
        CameraPump.CameraOpener opener = () -> {
            if (tries.incrementAndGet() < 4) {
                throw new IOException("there is no camera; plug it in");
            }
            return new Camera(() -> {});
        };
        OpenCv.load();
        try (CameraPump pump = new CameraPump(opener, this::nowMs, SHORT, StallTimer::cpuMs)) {
            assertThat(pump.partStatus().says()).as("nothing is wrong yet").contains("still starting");
            pump.start(this::looker);
            sees(1);
            Wait.until("all is well", () -> pump.partStatus().says().contains("arrive"));
        }
        assertThat(tries).hasValue(4);
    }
}
