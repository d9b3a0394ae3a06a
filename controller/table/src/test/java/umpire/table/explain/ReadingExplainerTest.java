package umpire.table.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.session.GameSession;
import umpire.rules.ogrechess.OgreChess;
import umpire.table.pump.ProcessedFrame;
import umpire.vision.observe.ExplainedLook;

class ReadingExplainerTest {
    @TempDir
    private Path folder;

    /** After a table is closed, its data folder can be deleted without new files appearing in it. */
    @Test
    void closingWaitsForPendingWrites() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        AtomicBoolean done = new AtomicBoolean();
        AtomicLong nowMs = new AtomicLong(100_000);
        TableSnapshot untidy = question();
        ReadingExplainer explainer = new ReadingExplainer(
                new ReadingExplainer.Looks() {
                    @Override
                    public CompletableFuture<List<ProcessedFrame>> newest() {
                        asked.countDown();
                        // Simulates processing that ignores interrupts.
                        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(300);
                        while (System.nanoTime() < until) {
                            Thread.onSpinWait();
                        }
                        done.set(true);
                        return CompletableFuture.failedFuture(new IllegalStateException("no camera"));
                    }

                    @Override
                    public ExplainedLook explainer() {
                        throw new IllegalStateException("nothing was seen");
                    }

                    @Override
                    public TableSnapshot tableSnapshot() {
                        return untidy;
                    }
                },
                folder,
                InstantSource.system(),
                nowMs::get);
        for (int i = 0; i < 100 && asked.getCount() > 0; i++) {
            explainer.said(untidy);
            nowMs.addAndGet(1_000);
            asked.await(20, TimeUnit.MILLISECONDS);
        }
        explainer.close();
        // Reads the flag at once, because loading the assertion library takes longer than the processing.
        boolean doneWhenClosed = done.get();
        assertThat(asked.getCount()).isZero();
        assertThat(doneWhenClosed).isTrue();
    }

    private static TableSnapshot question() {
        TableSnapshot setUp = GameSession.open(OgreChess.game()).tableSnapshot();
        Prompt prompt = setUp.prompt();
        return setUp.asking(new Prompt(
                Prompt.Need.QUESTION, prompt.seat(), "Was this played?", List.of(), -1, List.of(), List.of()));
    }
}
