package umpire.vision.twin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.opencv.core.Mat;
import umpire.rules.kernel.Board;
import umpire.vision.frame.Frame;
import umpire.vision.frame.FrameSource;
import umpire.vision.twin.scene.TableScene;

/**
 * The virtual table's camera as a source of frames. It is fast during motion and until the table has been read after it, and slow at rest.
 * Frames are rendered on demand. A frame equal to the last one is marked as unchanged.
 */
public final class VirtualCamera implements FrameSource {
    /**
     * The frame intervals.
     *
     * @param movingMs interval during motion
     * @param stillMs interval at rest
     * @param lingerMs time of fast frames after motion, since only several pictures of a quiet table are believed
     */
    public record Pacing(long movingMs, long stillMs, long lingerMs) {
        public static final Pacing STANDARD = new Pacing(40, 500, 1500);
    }

    /** The renderer for the board of another game. */
    private record OtherView(Board board, TwinCamera camera) {}

    /** Waits until the table changes, with a timeout. */
    @FunctionalInterface
    interface FrameWait {
        void forChange(long from, long atMostMs) throws InterruptedException;
    }

    private final VirtualTable table;
    private final TwinCamera camera;
    private final LongSupplier clockMs;
    private final Pacing pacing;
    private final FrameWait wait;
    private final BoardShelf shelf;
    private final Function<Board, TwinCamera> cameras;
    private Optional<OtherView> otherView = Optional.empty();
    private long number;
    private long takenMs = Long.MIN_VALUE / 2;
    private long movedMs = Long.MIN_VALUE / 2;
    private long seenChanges = -1;
    private boolean movedWhenSeen;
    private LongSupplier calmUntilMs = () -> Long.MIN_VALUE / 2;
    private volatile boolean making;
    private volatile boolean closed;

    /**
     * Points a camera at a table.
     *
     * @param table the observed table
     * @param camera the renderer; closed with this
     * @param clockMs the table's monotonic clock
     * @param pacing the frame intervals
     */
    public VirtualCamera(VirtualTable table, TwinCamera camera, LongSupplier clockMs, Pacing pacing) {
        this(table, camera, clockMs, pacing, BoardShelf.EMPTY, board -> camera);
    }

    /**
     * Points a camera at a table with a shelf of other boards.
     *
     * @param cameras makes the renderer of another board; closed with this, or when that board is removed
     */
    public VirtualCamera(
            VirtualTable table,
            TwinCamera camera,
            LongSupplier clockMs,
            Pacing pacing,
            BoardShelf shelf,
            Function<Board, TwinCamera> cameras) {
        this(table, camera, clockMs, pacing, shelf, cameras, table::awaitChange);
    }

    VirtualCamera(VirtualTable table, TwinCamera camera, LongSupplier clockMs, Pacing pacing, FrameWait wait) {
        this(table, camera, clockMs, pacing, BoardShelf.EMPTY, board -> camera, wait);
    }

    private VirtualCamera(
            VirtualTable table,
            TwinCamera camera,
            LongSupplier clockMs,
            Pacing pacing,
            BoardShelf shelf,
            Function<Board, TwinCamera> cameras,
            FrameWait wait) {
        this.shelf = shelf;
        this.cameras = cameras;
        this.table = table;
        this.camera = camera;
        this.clockMs = clockMs;
        this.pacing = pacing;
        this.wait = wait;
    }

    /**
     * Delays the first picture until a moment. The picture of a table that was set up without a hand shows nothing new, and rendering it
     * would take CPU time from running games. Call before the first picture.
     */
    public VirtualCamera restingUntil(LongSupplier momentMs) {
        calmUntilMs = momentMs;
        return this;
    }

    @Override
    public Frame next() throws IOException, InterruptedException {
        while (!closed) {
            long changes = table.changes();
            long waitMs = toWaitMs();
            if (waitMs <= 0) {
                return taken();
            }
            wait.forChange(changes, waitMs);
        }
        throw gone();
    }

    private static IOException gone() {
        return new IOException("the virtual camera was closed");
    }

    private Frame taken() {
        takenMs = clockMs.getAsLong();
        long changes = table.changes();
        boolean moving = table.moving(takenMs);
        boolean unchanged = changes == seenChanges && !moving && !movedWhenSeen;
        if (!unchanged) {
            movedMs = takenMs;
        }
        seenChanges = changes;
        movedWhenSeen = moving;
        TableScene scene = table.at(takenMs);
        long frame = number++;
        long atMs = takenMs;
        return Frame.onDemand(frame, atMs, unchanged, () -> rendered(scene, frame, atMs));
    }

    private Mat rendered(TableScene scene, long frame, long atMs) {
        synchronized (camera) {
            if (closed) {
                throw new UncheckedIOException(gone());
            }
            making = true;
            try {
                Mat picture = drawn(scene, frame, atMs).bgr();
                table.seen(atMs);
                return picture;
            } finally {
                making = false;
            }
        }
    }

    private Frame drawn(TableScene scene, long frame, long atMs) {
        Optional<Board> other = shelf.board();
        if (otherView.isPresent() && !other.equals(otherView.map(OtherView::board))) {
            otherView.get().camera().close();
            otherView = Optional.empty();
        }
        if (other.isEmpty()) {
            return camera.render(scene, frame, atMs);
        }
        if (otherView.isEmpty()) {
            otherView = Optional.of(new OtherView(other.get(), cameras.apply(other.get())));
        }
        return otherView.get().camera().render(BoardShelf.under(scene), frame, atMs);
    }

    @Override
    public boolean making() {
        return making;
    }

    /** Returns the time until the next frame. The interval is short while the table moves or has changed, and for a while after that. */
    private long toWaitMs() {
        boolean quick = restless() || takenMs - movedMs < pacing.lingerMs();
        long nextMs = takenMs + (quick ? pacing.movingMs() : pacing.stillMs());
        return Math.max(nextMs, calmUntilMs.getAsLong()) - clockMs.getAsLong();
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
                otherView.ifPresent(view -> view.camera().close());
            }
        }
    }
}
