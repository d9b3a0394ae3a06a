package umpire.vision.twin;

import java.io.IOException;
import java.util.function.LongSupplier;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;

/**
 * The virtual table's camera as vision sees it: a source of frames, quick while something moves and until the table has been
 * read after it, and slow while nothing happens.
 */
public final class VirtualCamera implements FrameSource {
    /**
     * How often it takes a picture.
     *
     * @param movingMs from one to the next while something moves
     * @param stillMs from one to the next while nothing does
     * @param lingerMs how long after movement it stays as quick: only several pictures of a quiet table are believed
     */
    public record Pacing(long movingMs, long stillMs, long lingerMs) {
        public static final Pacing STANDARD = new Pacing(40, 500, 1500);
    }

    private static final long LOOK_MS = 10;

    private final VirtualTable table;
    private final TwinCamera camera;
    private final LongSupplier clockMs;
    private final Pacing pacing;
    private long number;
    private long takenMs = Long.MIN_VALUE / 2;
    private long movedMs = Long.MIN_VALUE / 2;
    private long seenChanges = -1;
    private volatile boolean making;
    private volatile boolean closed;

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
    public Frame next() throws IOException, InterruptedException {
        while (!closed && clockMs.getAsLong() < dueMs()) {
            Thread.sleep(LOOK_MS);
        }
        synchronized (camera) {
            if (closed) {
                throw new IOException("the virtual camera was closed");
            }
            takenMs = clockMs.getAsLong();
            if (restless()) {
                movedMs = takenMs;
            }
            seenChanges = table.changes();
            return made();
        }
    }

    private Frame made() {
        making = true;
        try {
            return camera.render(table.at(takenMs), number++, takenMs);
        } finally {
            making = false;
        }
    }

    @Override
    public boolean making() {
        return making;
    }

    /** A change is looked at as soon as movement would be. */
    private long dueMs() {
        boolean quick = restless() || takenMs - movedMs < pacing.lingerMs();
        return takenMs + (quick ? pacing.movingMs() : pacing.stillMs());
    }

    private boolean restless() {
        return table.changes() != seenChanges || table.moving(clockMs.getAsLong());
    }

    @Override
    public void close() {
        synchronized (camera) {
            if (!closed) {
                closed = true;
                camera.close();
            }
        }
    }
}
