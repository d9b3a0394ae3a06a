package umpire.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.eclipse.paho.mqttv5.client.IMqttMessageListener;
import org.eclipse.paho.mqttv5.client.MqttClient;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;
import org.eclipse.paho.mqttv5.client.persist.MemoryPersistence;
import org.eclipse.paho.mqttv5.common.MqttException;
import org.eclipse.paho.mqttv5.common.MqttMessage;
import org.eclipse.paho.mqttv5.common.MqttSubscription;
import umpire.broker.Broker;
import umpire.mqtt.RecordSchema;
import umpire.mqtt.payload.MessagePayload;
import umpire.mqtt.payload.StampPayload;

/** Sends messages as the table does, so that a test can show a page everything that the contract allows. */
final class Voice implements AutoCloseable {
    static final String ROOT = "umpire/1/home/";

    private final MqttClient client;
    private final String run = Long.toString(System.nanoTime(), 36);
    private final Map<String, Integer> seqs = new ConcurrentHashMap<>();
    private final Set<String> kept = ConcurrentHashMap.newKeySet();
    private volatile Supplier<Instant> clock = Instant::now;
    private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();

    Voice(Broker broker) throws MqttException {
        client = new MqttClient(broker.serviceUri(), "sample-voice", new MemoryPersistence());
        MqttConnectionOptions options = new MqttConnectionOptions();
        options.setUserName(broker.serviceUser());
        options.setPassword(broker.servicePassword().getBytes(StandardCharsets.UTF_8));
        client.connect(options);
        IMqttMessageListener keep = (topic, message) ->
                commands.add(topic + " " + new String(message.getPayload(), StandardCharsets.UTF_8));
        MqttSubscription everyCommand = new MqttSubscription(ROOT + "command/#", 1);
        client.subscribe(new MqttSubscription[] {everyCommand}, new IMqttMessageListener[] {keep});
    }

    /** Sets the table's clock to another time than the browser's. */
    void clock(Supplier<Instant> shows) {
        clock = shows;
    }

    /** Publishes a retained message. */
    void keep(String topic, JsonObject payload) {
        say(topic, payload, true);
    }

    /** Clears a retained topic. */
    void clear(String topic) {
        kept.remove(topic);
        publish(topic, "", true);
    }

    /** Clears all retained messages and received commands, and resets the clock to the browser's. */
    void clear() {
        List.copyOf(kept).forEach(this::clear);
        clear("health");
        clock = Instant::now;
        commands.clear();
    }

    /** Publishes a message that is not retained. */
    void tell(String topic, JsonObject payload) {
        say(topic, payload, false);
    }

    private void say(String topic, JsonObject payload, boolean retained) {
        JsonObject full = payload.deepCopy();
        full.addProperty("seq", seqs.merge(topic, 1, Integer::sum));
        full.addProperty("run", run);
        full.addProperty("at", clock.get().toString());
        if (topic.equals("health")) {
            full.add("retained", kept());
        } else if (retained) {
            kept.add(topic);
        }
        checkThatATableSaysIt(topic, full);
        publish(topic, full.toString(), retained);
    }

    /** A message that no table sends would prove nothing about a page. */
    private static void checkThatATableSaysIt(String topic, JsonObject full) {
        Class<?> message = Arrays.stream(MessagePayload.class.getPermittedSubclasses())
                .filter(each -> each.getSimpleName().equalsIgnoreCase(topic.replaceFirst("/.*", "") + "Payload"))
                .findFirst()
                .orElseThrow();
        assertThat(RecordSchema.again(full, message, StampPayload.class)).isEqualTo(full);
    }

    /** Returns the number of the last message on each other retained topic, as a table does. */
    private JsonArray kept() {
        JsonArray all = new JsonArray();
        for (String topic : kept) {
            JsonObject one = new JsonObject();
            one.addProperty("topic", topic);
            one.addProperty("seq", seqs.get(topic));
            all.add(one);
        }
        return all;
    }

    private void publish(String topic, String text, boolean retained) {
        try {
            client.publish(ROOT + topic, new MqttMessage(text.getBytes(StandardCharsets.UTF_8), 1, retained, null));
        } catch (MqttException e) {
            throw new IllegalStateException("the sample table could not say " + topic, e);
        }
    }

    /** Skips message numbers, as if the messages had been lost. */
    void skip(String topic, int count) {
        seqs.merge(topic, count, Integer::sum);
    }

    /** Returns the received commands, topic and payload, in order. */
    BlockingQueue<String> commands() {
        return commands;
    }

    @Override
    public void close() {
        try {
            client.disconnectForcibly(0, 200);
            client.close(true);
        } catch (MqttException e) {
            throw new IllegalStateException("the voice did not fall silent", e);
        }
    }
}
