package umpire.vision.twin;

import java.util.function.LongSupplier;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;

/** The virtual table's camera as vision sees it: a source of frames, quick while something moves and slow while nothing does. */
public final class VirtualCamera implements FrameSource {
    /**
     * How often it takes a picture.
     *
     * @param movingMs from one to the next while something moves
     * @param stillMs from one to the next while nothing does
     */
    public record Pacing(long movingMs, long stillMs) {
        public static final Pacing STANDARD = new Pacing(100, 500);
    }

    private final VirtualTable table;
    private final TwinCamera camera;
    private final LongSupplier clockMs;
    private final Pacing pacing;
    private long number;

    /**
     * Points a camera at a table.
     *
     * @param table what it looks at
     * @param camera what it looks with; closed with this
     * @param clockMs the table's monotonic clock
     * @param pacing how often
     */
    public VirtualCamera(VirtualTable table, TwinCamera camera, LongSupplier clockMs, Pacing pacing) {
        this.table = table;
        this.camera = camera;
        this.clockMs = clockMs;
        this.pacing = pacing;
    }

    @Override
    public Frame next() throws InterruptedException {
        long nowMs = clockMs.getAsLong();
        Thread.sleep(table.moving(nowMs) ? pacing.movingMs() : pacing.stillMs());
        return camera.render(table.at(clockMs.getAsLong()), number++, clockMs.getAsLong());
    }

    @Override
    public void close() {
        camera.close();
    }
}
