package umpire.table.explain;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.table.pump.ProcessedFrame;
import umpire.vision.observe.ExplainedLook;
import umpire.web.ExplainDesk;
import umpire.web.payload.DoubtsPayload;

/** Explains readings of the table, and stores the frames of doubtful ones. Thread-safe. */
public final class ReadingExplainer implements ExplainDesk, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ReadingExplainer.class);
    private static final long PICTURE_MS = 15_000;
    private static final long CLOSING_MS = 5_000;
    private static final int FRAME_QUALITY = 95;

    /** The source of frames and of the table's state. */
    public interface Looks {
        /** Returns copies of the newest frames, the oldest first, after the next frame; the caller closes them. */
        CompletableFuture<List<ProcessedFrame>> newest();

        /** Returns the explainer for the current game. */
        ExplainedLook explainer();

        /** Returns the last snapshot. */
        TableSnapshot tableSnapshot();
    }

    private final Looks looks;
    private final DoubtFolder folder;
    private final DoubtWatch watch;
    private final InstantSource clock;
    private final AtomicBoolean keeping = new AtomicBoolean();
    private final ExecutorService keeper = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "explainer");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Creates the explainer.
     *
     * @param folder for doubtful readings; created with the first
     * @param clockMs the table's monotonic clock
     */
    public ReadingExplainer(Looks looks, Path folder, InstantSource clock, LongSupplier clockMs) {
        this.looks = looks;
        this.folder = new DoubtFolder(folder, ZoneId.systemDefault());
        this.watch = new DoubtWatch(clockMs);
        this.clock = clock;
    }

    /** Takes in a snapshot, on the table's thread. */
    public void said(TableSnapshot tableSnapshot) {
        watch.since(tableSnapshot.prompt()).ifPresent(this::keep);
    }

    private void keep(Prompt prompt) {
        if (keeping.compareAndSet(false, true)) {
            keeper.execute(() -> {
                try {
                    newest().ifPresent(seen -> keep(prompt, seen));
                } catch (RuntimeException bug) {
                    LOG.error("a bug while keeping the frames of a doubtful reading", bug);
                } finally {
                    keeping.set(false);
                }
            });
        }
    }

    private void keep(Prompt prompt, List<ProcessedFrame> seen) {
        try {
            byte[] explained = explained(prompt, seen);
            List<byte[]> frames =
                    seen.stream().map(look -> look.frame().jpeg(FRAME_QUALITY)).toList();
            Path kept = folder.keep(clock.instant(), prompt.says(), explained, frames);
            LOG.info("the frames of a doubtful reading are in {}: {}", kept, prompt.says());
        } catch (IOException e) {
            LOG.warn("the frames of a doubtful reading could not be kept in {}: {}", folder.path(), e.getMessage());
        } finally {
            seen.forEach(ProcessedFrame::close);
        }
    }

    /** Waits for the newest frames, which the caller closes; empty while the camera gives none. */
    private Optional<List<ProcessedFrame>> newest() {
        CompletableFuture<List<ProcessedFrame>> newest = looks.newest();
        try {
            return Optional.of(newest.get(PICTURE_MS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException | ExecutionException e) {
            newest.cancel(false);
        } catch (InterruptedException e) {
            newest.cancel(false);
            Thread.currentThread().interrupt();
        }
        return Optional.empty();
    }

    private byte[] explained(Prompt prompt, List<ProcessedFrame> seen) {
        ProcessedFrame last = seen.getLast();
        return looks.explainer().jpeg(last.frame(), last.look(), List.of("The table says: " + prompt.says()));
    }

    @Override
    public Optional<byte[]> now() {
        return newest().map(seen -> {
            try {
                return explained(looks.tableSnapshot().prompt(), seen);
            } finally {
                seen.forEach(ProcessedFrame::close);
            }
        });
    }

    @Override
    public DoubtsPayload doubts() {
        String says = looks.tableSnapshot().prompt().says();
        try {
            return new DoubtsPayload(says, folder.path().toString(), folder.list());
        } catch (IOException e) {
            LOG.warn("{} cannot be listed: {}", folder.path(), e.getMessage());
            return new DoubtsPayload(says, folder.path().toString(), List.of());
        }
    }

    @Override
    public Optional<byte[]> picture(String doubt, String file) {
        try {
            return folder.picture(doubt, file);
        } catch (IOException e) {
            LOG.warn("{} of {} cannot be read: {}", file, doubt, e.getMessage());
            return Optional.empty();
        }
    }

    /** Cancels what waits for a picture and finishes writing. Nothing is written to the folder afterwards. */
    @Override
    public void close() {
        keeper.shutdownNow();
        try {
            if (!keeper.awaitTermination(CLOSING_MS, TimeUnit.MILLISECONDS)) {
                LOG.warn("the frames of a doubtful reading are still being kept in {}", folder.path());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
