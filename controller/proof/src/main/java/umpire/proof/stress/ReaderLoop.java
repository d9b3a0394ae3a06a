package umpire.proof.stress;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.paho.mqttv5.client.IMqttMessageListener;
import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttSubscription;

/**
 * Lets subscribers connect at random moments while a table changes its retained topics as fast as it can. Checks that each learns the
 * current state: the last message of every topic.
 */
public final class ReaderLoop {
    private static final int AT_ONCE = 8;
    private static final int LATEST_MS = 20;
    private static final int TELL_EVERY = 500;

    /** The timeout for a message, long enough for a busy machine. */
    private static final long GIVE_UP_MS = 180_000;

    private final String uri;
    private final QuickTable table;
    private final SplittableRandom random;
    private final Audience audience;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger lacking = new AtomicInteger();

    /** Receives progress from any thread. */
    public interface Audience {
        /** A line to keep. */
        void tell(String line);

        /** The number of subscribers so far, and how many of them missed a message. */
        void served(int readers, int lacking);
    }

    /**
     * The result.
     *
     * @param readers the number of subscribers
     * @param said the number of messages published meanwhile
     * @param lacking subscribers that missed the current state
     */
    public record ReaderResult(int readers, long said, int lacking) {
        /** Returns whether no subscriber missed anything. */
        public boolean proven() {
            return lacking == 0 && said > readers;
        }
    }

    /**
     * Prepares a loop.
     *
     * @param uri of the broker
     * @param table publishes on it
     * @param seed of the random moments
     * @param audience receives progress
     */
    ReaderLoop(String uri, QuickTable table, long seed, Audience audience) {
        this.uri = uri;
        this.table = table;
        this.random = new SplittableRandom(seed);
        this.audience = audience;
    }

    /** Lets a number of subscribers connect. */
    ReaderResult run(int readers) throws InterruptedException {
        table.start();
        try (ExecutorService crowd = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Callable<Void>> visits = new ArrayList<>();
            for (int i = 0; i < readers; i++) {
                int afterMs = random.nextInt(LATEST_MS);
                visits.add(() -> visit(afterMs, readers));
            }
            for (Future<Void> visit : crowd.invokeAll(visits)) {
                visit.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a reader could not be served: " + e.getCause(), e);
        } finally {
            table.stop();
        }
        return new ReaderResult(readers, table.said(), lacking.get());
    }

    private Void visit(int afterMs, int readers) throws MqttException, InterruptedException {
        Thread.sleep(afterMs);
        BlockingQueue<HeardMessage> heard = new LinkedBlockingQueue<>();
        MqttClient client = new MqttClient(uri, "reader-" + UUID.randomUUID(), new MemoryPersistence());
        try {
            client.setTimeToWait(GIVE_UP_MS);
            client.connect(options());
            client.subscribe(
                    new MqttSubscription[] {new MqttSubscription(table.root() + "/#", 1)}, new IMqttMessageListener[] {
                        (topic, message) -> heard.add(HeardMessage.of(topic, message.getPayload()))
                    });
            compare(table.mark(), heard);
        } finally {
            client.disconnect();
            client.close();
        }
        int now = done.incrementAndGet();
        audience.served(now, lacking.get());
        if (now % TELL_EVERY == 0 && now < readers) {
            audience.tell(now + " of " + readers + " readers, " + lacking.get() + " of them without the latest state");
        }
        return null;
    }

    private static MqttConnectionOptions options() {
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setAutomaticReconnect(false);
        options.setConnectionTimeout((int) (GIVE_UP_MS / 1_000));
        return options;
    }

    /** Receives messages up to the marker, then compares the last ones with the state at the marker. */
    private void compare(QuickTable.TimeMark mark, BlockingQueue<HeardMessage> heard) throws InterruptedException {
        Map<String, String> known = new HashMap<>();
        HeardMessage next = heard.poll(GIVE_UP_MS, TimeUnit.MILLISECONDS);
        while (next != null && !next.equals(mark.heardMessage())) {
            known.put(next.topic(), next.text());
            next = heard.poll(GIVE_UP_MS, TimeUnit.MILLISECONDS);
        }
        known.keySet().retainAll(mark.held().keySet());
        if (next == null || !known.equals(mark.held())) {
            lacking.incrementAndGet();
            audience.tell("MISSED: a reader has " + known + " instead of " + mark.held());
        }
    }
}
