package umpire.mqtt;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers and dates messages. Each topic counts for itself, so that a reader of one topic sees a gap in it without reading
 * the others. Several threads speak (the table's and the command receiver's), so it is guarded.
 */
final class MessageStamp {
    private final InstantSource clock;
    private final String run;
    private final Map<String, Long> counts = new HashMap<>();
    private final SortedMap<String, Long> held = new TreeMap<>();

    MessageStamp(InstantSource clock) {
        this.clock = clock;
        this.run = Long.toString(clock.millis(), Character.MAX_RADIX);
    }

    synchronized OutgoingMessage stamp(UnstampedMessage unstampedMessage) {
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

    private byte[] payload(UnstampedMessage unstampedMessage, JsonObject body) {
        long seq = counts.merge(unstampedMessage.suffix(), 1L, Long::sum);
        if (unstampedMessage.suffix().equals(Topics.HEALTH)) {
            return bytes(withSeqs(body), seq);
        }
        // How often a seat's secrets changed is for nobody else to know.
        if (unstampedMessage.retained() && !unstampedMessage.suffix().startsWith(Topics.SEAT)) {
            held.put(unstampedMessage.suffix(), seq);
        }
        return bytes(body, seq);
    }

    /** Says the number of the last message of each other retained topic, so that a reader notices which one he lacks. */
    private JsonObject withSeqs(JsonObject health) {
        JsonArray retained = new JsonArray();
        held.forEach((suffix, seq) -> {
            JsonObject topic = new JsonObject();
            topic.addProperty("topic", suffix);
            topic.addProperty("seq", seq);
            retained.add(topic);
        });
        JsonObject told = health.deepCopy();
        told.add("retained", retained);
        return told;
    }

    /** Returns what the broker shall say in our name when we are gone. It is not ours to count, so its number is 0. */
    byte[] lastWill() {
        JsonObject body = new JsonObject();
        body.addProperty("state", "lost");
        return bytes(body, 0);
    }

    private byte[] bytes(JsonObject body, long seq) {
        JsonObject stamped = body.deepCopy();
        stamped.addProperty("seq", seq);
        stamped.addProperty("run", run);
        stamped.addProperty(
                "at",
                Instant.ofEpochMilli(clock.millis())
                        .truncatedTo(ChronoUnit.MILLIS)
                        .toString());
        return stamped.toString().getBytes(StandardCharsets.UTF_8);
    }
}
