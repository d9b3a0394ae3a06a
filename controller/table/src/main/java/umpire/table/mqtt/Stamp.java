package umpire.table.mqtt;

import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers and dates messages. Each topic counts for itself, so that a reader of one topic sees a gap in it without reading
 * the others. Several threads speak (the table's and the desk's), so it is guarded.
 */
final class Stamp {
    private final InstantSource clock;
    private final String run;
    private final Map<String, Long> counts = new HashMap<>();

    Stamp(InstantSource clock) {
        this.clock = clock;
        this.run = Long.toString(clock.millis(), Character.MAX_RADIX);
    }

    Outgoing stamp(Message message) {
        return new Outgoing(
                message.suffix(),
                message.body().map(body -> payload(message.suffix(), body)).orElse(new byte[0]),
                message.retained());
    }

    private byte[] payload(String suffix, JsonObject body) {
        return bytes(body, next(suffix));
    }

    private synchronized long next(String suffix) {
        return counts.merge(suffix, 1L, Long::sum);
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
