package umpire.proof.stress;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eclipse.paho.mqttv5.client.IMqttToken;
import org.eclipse.paho.mqttv5.client.MqttActionListener;
import org.eclipse.paho.mqttv5.client.MqttAsyncClient;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;

/** Changes a table's retained topics as fast as the broker accepts messages, with marker messages in between. */
final class QuickTable {
    private static final List<String> TOPICS =
            List.of("game", "recent", "position", "legal", "score", "prompt", "status", "health");
    private static final long GIVE_UP_SECONDS = 180;

    private final MqttAsyncClient client;
    private final String root;
    private final Map<String, String> holds = new HashMap<>();
    private final Queue<CompletableFuture<TimeMark>> wanted = new ConcurrentLinkedQueue<>();
    private final AtomicLong said = new AtomicLong();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("quick-table").unstarted(this::run);
    /** Fails when the table cannot go on, so that waiting for a marker ends. */
    private final CompletableFuture<TimeMark> silence = new CompletableFuture<>();

    private volatile boolean over;

    /**
     * A moment between messages.
     *
     * @param heardMessage the marker message
     * @param held the contents of the retained topics at that moment
     */
    record TimeMark(HeardMessage heardMessage, Map<String, String> held) {
        TimeMark {
            held = Map.copyOf(held);
        }
    }

    QuickTable(String uri, String user, String password, String root) throws MqttException {
        this.root = root;
        this.client = new MqttAsyncClient(uri, "quick-table", new MemoryPersistence());
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setUserName(user);
        options.setPassword(password.getBytes(StandardCharsets.UTF_8));
        client.connect(options).waitForCompletion(TimeUnit.SECONDS.toMillis(GIVE_UP_SECONDS));
    }

    String root() {
        return root;
    }

    long said() {
        return said.get();
    }

    void start() {
        thread.start();
    }

    void stop() throws InterruptedException {
        over = true;
        thread.join();
    }

    /** Waits for the next marker. */
    TimeMark mark() throws InterruptedException {
        CompletableFuture<TimeMark> mark = new CompletableFuture<>();
        wanted.add(mark);
        return awaited(mark.applyToEither(silence, Function.identity()));
    }

    private static <T> T awaited(CompletableFuture<T> coming) throws InterruptedException {
        try {
            return coming.get(GIVE_UP_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the table fell silent: " + e.getCause(), e);
        } catch (TimeoutException e) {
            throw new IllegalStateException("the table fell silent", e);
        }
    }

    private void run() {
        try {
            for (long turn = 0; !over; turn++) {
                String topic = root + "/" + TOPICS.get((int) (turn % TOPICS.size()));
                say(topic, Long.toString(turn), true);
                holds.put(topic, Long.toString(turn));
                if (turn >= TOPICS.size()) {
                    setMarks(turn);
                }
            }
            client.disconnect().waitForCompletion(TimeUnit.SECONDS.toMillis(GIVE_UP_SECONDS));
            client.close();
        } catch (MqttException | InterruptedException | RuntimeException e) {
            silence.completeExceptionally(e);
        }
    }

    private void setMarks(long turn) throws MqttException, InterruptedException {
        if (!wanted.isEmpty()) {
            TimeMark mark = new TimeMark(new HeardMessage(root + "/event", "mark " + turn), holds);
            int count = wanted.size();
            say(mark.heardMessage().topic(), mark.heardMessage().text(), false);
            for (int i = 0; i < count; i++) {
                wanted.remove().complete(mark);
            }
        }
    }

    /**
     * Waits until the library has finished the message. Waiting for the acknowledgement is not enough: on a busy machine unfinished
     * messages would pile up until the library accepts no more.
     */
    private void say(String topic, String text, boolean retained) throws MqttException, InterruptedException {
        CompletableFuture<Boolean> taken = new CompletableFuture<>();
        client.publish(topic, text.getBytes(StandardCharsets.UTF_8), 1, retained, null, new MqttActionListener() {
            @Override
            public void onSuccess(IMqttToken token) {
                taken.complete(true);
            }

            @Override
            public void onFailure(IMqttToken token, Throwable trouble) {
                taken.completeExceptionally(trouble);
            }
        });
        awaited(taken);
        said.incrementAndGet();
    }
}
