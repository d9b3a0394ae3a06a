package umpire.mqtt.publishing;

import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.mqtt.connection.OutgoingMessage;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.HealthPayload;
import umpire.mqtt.payload.MessagePayload;
import umpire.mqtt.payload.StampPayload;
import umpire.mqtt.payload.StatusPayload;
import umpire.mqtt.payload.Topics;

/**
 * Numbers and dates messages. Each topic has its own numbers, so a reader of one topic notices a gap without reading the others. It is
 * synchronised, because the table's and the command receiver's threads both publish.
 */
public final class MessageStamp {
    private final InstantSource clock;
    private final String run;
    private final Map<String, Long> counts = new HashMap<>();
    private final SortedMap<String, Long> held = new TreeMap<>();

    public MessageStamp(InstantSource clock) {
        this.clock = clock;
        this.run = Long.toString(clock.millis(), Character.MAX_RADIX);
    }

    /** Returns the id of this run of the service. */
    public String run() {
        return run;
    }

    public synchronized OutgoingMessage stamp(UnstampedMessage unstampedMessage) {
        String suffix = unstampedMessage.suffix();
        byte[] payload = unstampedMessage
                .body()
                .map(body -> payload(unstampedMessage, body))
                .orElse(new byte[0]);
        if (payload.length == 0) {
            held.remove(suffix);
        }
        return new OutgoingMessage(suffix, payload, unstampedMessage.retained());
    }

    private byte[] payload(UnstampedMessage unstampedMessage, MessagePayload body) {
        long seq = counts.merge(unstampedMessage.suffix(), 1L, Long::sum);
        if (body instanceof HealthPayload health) {
            return bytes(health.naming(lastSeqs()), seq);
        }
        // The number of changes of a seat's secrets is itself secret.
        if (unstampedMessage.retained() && !unstampedMessage.suffix().startsWith(Topics.SEAT)) {
            held.put(unstampedMessage.suffix(), seq);
        }
        return bytes(body, seq);
    }

    /** Returns the last message number of each other retained topic, by which a reader notices a missing one. */
    private List<HealthPayload.RetainedTopic> lastSeqs() {
        return held.entrySet().stream()
                .map(topic -> new HealthPayload.RetainedTopic(topic.getKey(), topic.getValue()))
                .toList();
    }

    /** Returns the last will. The broker publishes it, so its number is 0. */
    public byte[] lastWill() {
        return bytes(new StatusPayload(StatusPayload.TableState.LOST), 0);
    }

    private byte[] bytes(MessagePayload body, long seq) {
        Instant now = Instant.ofEpochMilli(clock.millis()).truncatedTo(ChronoUnit.MILLIS);
        JsonObject stamped = ContractGson.tree(body);
        ContractGson.tree(new StampPayload(seq, run, now.toString())).asMap().forEach(stamped::add);
        return PayloadLimit.within(stamped).toString().getBytes(StandardCharsets.UTF_8);
    }
}
