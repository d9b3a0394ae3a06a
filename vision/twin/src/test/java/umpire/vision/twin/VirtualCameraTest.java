package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.frame.Frame;
import umpire.vision.twin.scene.Light;

/**
 * The times at which the virtual table's camera takes pictures. Its clock advances by two milliseconds at every call, and by the time that
 * the camera waits.
 */
class VirtualCameraTest {
    private static final VirtualCamera.Pacing PACING = new VirtualCamera.Pacing(40, 200, 300);

    private final AtomicLong clock = new AtomicLong();
    private final VirtualTable table =
            new VirtualTable(Table.standard(), SmallGame.board(), SmallGame.pieces(), List.of());
    private int waits;
    private final VirtualCamera camera =
            new VirtualCamera(table, small(), () -> clock.addAndGet(2), PACING, this::waitFor);

    private void waitFor(long changes, long atMostMs) {
        assertThat(changes).isEqualTo(table.changes());
        clock.addAndGet(atMostMs);
        waits++;
    }

    private static TwinCamera small() {
        Rig rig = Rig.standard();
        return new TwinCamera(
                new Rig(Camera.reference().scaledTo(640, 480), rig.table(), rig.leds(), rig.buttons()),
                SmallGame.board(),
                1);
    }

    @Test
    void motionMakesFramesFast() throws Exception {
        try (camera) {
            long first = slowed();
            long second = takenMs(camera);
            assertThat(second - first).isBetween(200L, 220L);
            table.tap(3, second);
            long third = takenMs(camera);
            assertThat(third - second).isBetween(40L, 60L);
            assertThat(takenMs(camera) - third).isBetween(40L, 60L);
        }
    }

    @Test
    void aChangeWithoutMotionIsRenderedSoon() throws Exception {
        try (camera) {
            long second = slowed();
            table.light(Light.EVEN.at(0.7), second);
            assertThat(takenMs(camera) - second).isBetween(40L, 60L);
        }
    }

    @Test
    void framesStayFastAfterMotion() throws Exception {
        try (camera) {
            long quiet = slowed();
            table.light(Light.EVEN.at(0.7), quiet);
            long changed = takenMs(camera);
            long last = changed;
            int quick = 0;
            for (long next = takenMs(camera); next - last <= 60; next = takenMs(camera)) {
                last = next;
                quick++;
            }
            assertThat(last - changed).isBetween(250L, 360L);
            assertThat(quick).isGreaterThanOrEqualTo(5);
        }
    }

    @Test
    void theFirstFrameWaitsForItsMoment() throws Exception {
        try (camera) {
            long quiet = slowed();
            camera.restingUntil(() -> quiet + 700);
            table.light(Light.EVEN.at(0.7), quiet);
            assertThat(takenMs(camera)).isBetween(quiet + 700, quiet + 720);
        }
    }

    @Test
    void aStillTableCausesOneWaitAFrame() throws Exception {
        try (camera) {
            slowed();
            waits = 0;
            takenMs(camera);
            assertThat(waits).isEqualTo(1);
        }
    }

    @Test
    void aCameraThatWaitsWakesWhenSomethingChanges() throws Exception {
        long changes = table.changes();
        Thread waiting = new Thread(() -> {
            try {
                table.awaitChange(changes, 3_600_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        waiting.start();
        table.tap(3, 0);
        waiting.join();
        assertThat(table.changes()).isGreaterThan(changes);
    }

    @Test
    void aFrameTellsWhetherTheTableIsUnchanged() throws Exception {
        try (camera) {
            slowed();
            assertThat(unchanged()).isTrue();
            table.light(Light.EVEN.at(0.7), clock.get());
            assertThat(unchanged()).isFalse();
            assertThat(unchanged()).isTrue();
            table.tap(3, clock.get());
            boolean movedBefore = true;
            for (int stood = 0; stood < 3; ) {
                try (Frame frame = camera.next()) {
                    boolean moves = table.moving(frame.takenMs());
                    assertThat(frame.unchanged()).isEqualTo(!moves && !movedBefore);
                    movedBefore = moves;
                    stood += moves ? 0 : 1;
                }
            }
        }
    }

    @Test
    void aStillHandPreventsUnchangedFrames() throws Exception {
        try (camera) {
            slowed();
            table.hand(true, 40, 30, clock.get());
            for (int i = 0; i < 50; i++) {
                assertThat(unchanged()).isFalse();
            }
        }
    }

    private boolean unchanged() throws Exception {
        try (Frame frame = camera.next()) {
            return frame.unchanged();
        }
    }

    /** Takes pictures until they are slow, and returns the time of the last. */
    private long slowed() throws Exception {
        long last = takenMs(camera);
        for (long next = takenMs(camera); ; next = takenMs(camera)) {
            if (next - last >= 200) {
                return next;
            }
            last = next;
        }
    }

    @Test
    void framesAreNumberedAndTimesGrow() throws Exception {
        try (camera;
                Frame one = camera.next();
                Frame two = camera.next()) {
            assertThat(two.number()).isEqualTo(one.number() + 1);
            assertThat(two.takenMs()).isGreaterThan(one.takenMs());
            assertThat(two.bgr().cols()).isEqualTo(640);
        }
    }

    @Test
    void aClosedCameraIsGone() {
        camera.close();
        camera.close();
        assertThatThrownBy(camera::next).isInstanceOf(IOException.class).hasMessageContaining("closed");
    }

    private static long takenMs(VirtualCamera camera) throws Exception {
        try (Frame frame = camera.next()) {
            return frame.takenMs();
        }
    }
}
