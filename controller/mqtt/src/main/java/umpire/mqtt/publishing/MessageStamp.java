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
 * Numbers and dates messages. Each topic counts for itself, so that a reader of one topic sees a gap in it without reading
 * the others. Several threads speak (the table's and the command receiver's), so it is guarded.
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

    /** Returns what names this run of the service. */
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
        // How often a seat's secrets changed is for nobody else to know.
        if (unstampedMessage.retained() && !unstampedMessage.suffix().startsWith(Topics.SEAT)) {
            held.put(unstampedMessage.suffix(), seq);
        }
        return bytes(body, seq);
    }

    /** The number of the last message of each other retained topic, by which a reader notices which one he lacks. */
    private List<HealthPayload.RetainedTopic> lastSeqs() {
        return held.entrySet().stream()
                .map(topic -> new HealthPayload.RetainedTopic(topic.getKey(), topic.getValue()))
                .toList();
    }

    /** Returns what the broker shall say in our name when we are gone. It is not ours to count, so its number is 0. */
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
