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
import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;

/** Changes a table's retained topics one after the other, as fast as the broker takes it, and sets marks between them. */
final class QuickTable {
    private static final List<String> TOPICS =
            List.of("game", "recent", "position", "legal", "score", "prompt", "status", "health");
    private static final long GIVE_UP_SECONDS = 180;

    private final MqttClient client;
    private final String root;
    private final Map<String, String> holds = new HashMap<>();
    private final Queue<CompletableFuture<TimeMark>> wanted = new ConcurrentLinkedQueue<>();
    private final AtomicLong said = new AtomicLong();
    private final Thread thread =
            Thread.ofPlatform().daemon().name("quick-table").unstarted(this::run);
    private volatile boolean over;
    private final CompletableFuture<TimeMark> silenced = new CompletableFuture<>();

    /**
     * A point in what is said.
     *
     * @param heardMessage the message that marks it
     * @param held what the retained topics held then
     */
    record TimeMark(HeardMessage heardMessage, Map<String, String> held) {
        TimeMark {
            held = Map.copyOf(held);
        }
    }

    QuickTable(String uri, String user, String password, String root) throws MqttException {
        this.root = root;
        this.client = new MqttClient(uri, "quick-table", new MemoryPersistence());
        client.setTimeToWait(TimeUnit.SECONDS.toMillis(GIVE_UP_SECONDS));
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setUserName(user);
        options.setPassword(password.getBytes(StandardCharsets.UTF_8));
        client.connect(options);
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

    /** Waits until a mark was set, or it is known that none will be. */
    TimeMark mark() throws InterruptedException {
        CompletableFuture<TimeMark> mark = new CompletableFuture<>();
        wanted.add(mark);
        try {
            return (TimeMark) CompletableFuture.anyOf(mark, silenced).get(GIVE_UP_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the table fell silent: " + e, e);
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
            client.disconnect();
            client.close();
        } catch (MqttException e) {
            silenced.completeExceptionally(e);
        }
    }

    private void setMarks(long turn) throws MqttException {
        if (!wanted.isEmpty()) {
            TimeMark mark = new TimeMark(new HeardMessage(root + "/event", "mark " + turn), holds);
            int count = wanted.size();
            say(mark.heardMessage().topic(), mark.heardMessage().text(), false);
            for (int i = 0; i < count; i++) {
                wanted.remove().complete(mark);
            }
        }
    }

    private void say(String topic, String text, boolean retained) throws MqttException {
        client.publish(topic, text.getBytes(StandardCharsets.UTF_8), 1, retained);
        said.incrementAndGet();
    }
}
