package umpire.web;

import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes prints one at a time on a thread of low priority, and caches the newest. Clients that request the same print
 * share the work, addresses take turns, and a full queue sends clients away to retry. A print without a waiting client
 * is cancelled.
 *
 * @param <K> the key of a print
 */
final class PrintQueue<K> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PrintQueue.class);
    private static final String AGAIN_SECONDS = "10";
    private static final int MOST_OF_AN_ADDRESS = 12;
    private static final int MOST_OF_OTHERS = 24;
    private static final long MOST_KEPT_BYTES = 16L << 20;

    private final FairThreads threads =
            new FairThreads(1, 1, new DefaultThreadFactory("umpire-print", true, Thread.MIN_PRIORITY));
    private final Map<K, PrintJob> jobs = new HashMap<>();
    private final Map<K, MadePrint> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long keptBytes;

    /**
     * A print, or the error in its place.
     *
     * @param file the name under which a browser saves it; empty to show it
     */
    @SuppressWarnings("ArrayRecordComponent")
    record MadePrint(int status, String type, byte[] bytes, String file) {
        void answer(HttpCall httpCall) {
            if (!file.isEmpty()) {
                httpCall.offer(file);
            }
            httpCall.send(status, type, bytes);
        }
    }

    /** Makes a print. Its thread is interrupted when no client waits for the print. */
    @FunctionalInterface
    interface PrintRecipe {
        MadePrint make();
    }

    /** A queued print and the clients that wait for it. */
    private final class PrintJob {
        private final K key;
        private final AnswerLine.Client asker;
        private final int cost;
        private final List<HttpCall> callers = new ArrayList<>();
        private Optional<Thread> maker = Optional.empty();

        PrintJob(K key, AnswerLine.Client asker, int cost) {
            this.key = key;
            this.asker = asker;
            this.cost = cost;
        }
    }

    /**
     * Answers with a print once it is made.
     *
     * @param cost the room that it takes in the queue: 1 for a page
     */
    void answer(HttpCall httpCall, K key, int cost, PrintRecipe recipe) {
        Optional<PrintJob> job;
        synchronized (this) {
            Optional<MadePrint> made = Optional.ofNullable(kept.get(key));
            if (made.isPresent()) {
                made.get().answer(httpCall);
                return;
            }
            job = Optional.ofNullable(jobs.get(key)).or(() -> line(new PrintJob(key, httpCall.client(), cost), recipe));
            job.ifPresent(waits -> waits.callers.add(httpCall));
        }
        if (job.isPresent()) {
            httpCall.keep();
            httpCall.whenGone(() -> left(job.get(), httpCall));
        } else {
            httpCall.comeAgain(AGAIN_SECONDS);
            httpCall.refuse(
                    503,
                    "The table makes one print at a time, and several are waiting. Try it again in " + AGAIN_SECONDS
                            + " seconds.");
        }
    }

    private Optional<PrintJob> line(PrintJob job, PrintRecipe recipe) {
        int ofAddress = job.cost;
        int ofOthers = job.cost;
        for (PrintJob before : jobs.values()) {
            ofAddress += before.asker.address().equals(job.asker.address()) ? before.cost : 0;
            ofOthers += before.asker.ours() ? 0 : before.cost;
        }
        if (ofAddress > MOST_OF_AN_ADDRESS || (!job.asker.ours() && ofOthers > MOST_OF_OTHERS)) {
            return Optional.empty();
        }
        jobs.put(job.key, job);
        threads.run(job.asker.address(), () -> make(job, recipe));
        return Optional.of(job);
    }

    private void make(PrintJob job, PrintRecipe recipe) {
        if (!begun(job)) {
            return;
        }
        try {
            LowPriority.takeOn();
            done(job, recipe.make());
        } catch (CancellationException nobodyWaits) {
            LOG.debug("a print was cancelled, because no client waits for it");
        } catch (RuntimeException bug) {
            LOG.error("a bug while printing", bug);
            ended(job).forEach(caller -> caller.refuse(500, "This is a bug of the table; its log says more."));
        } finally {
            ended(job);
        }
    }

    private synchronized boolean begun(PrintJob job) {
        job.maker = Optional.of(Thread.currentThread());
        return !job.callers.isEmpty();
    }

    private synchronized void done(PrintJob job, MadePrint made) {
        if (made.status() == 200) {
            keep(job.key, made);
        }
        ended(job).forEach(made::answer);
    }

    private void keep(K key, MadePrint made) {
        kept.put(key, made);
        keptBytes += made.bytes().length;
        while (keptBytes > MOST_KEPT_BYTES) {
            Map.Entry<K, MadePrint> oldest = kept.entrySet().iterator().next();
            kept.remove(oldest.getKey());
            keptBytes -= oldest.getValue().bytes().length;
        }
    }

    /** Ends the job and returns the clients that still wait for it. */
    private synchronized List<HttpCall> ended(PrintJob job) {
        // A late interruption must not cancel the next print.
        Thread.interrupted();
        job.maker = Optional.empty();
        jobs.remove(job.key, job);
        List<HttpCall> waiting = List.copyOf(job.callers);
        job.callers.clear();
        return waiting;
    }

    private synchronized void left(PrintJob job, HttpCall httpCall) {
        if (job.callers.remove(httpCall) && job.callers.isEmpty()) {
            jobs.remove(job.key, job);
            job.maker.ifPresent(Thread::interrupt);
        }
    }

    @Override
    public void close() {
        threads.close();
    }
}
