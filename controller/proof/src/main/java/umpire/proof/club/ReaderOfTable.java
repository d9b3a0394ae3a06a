package umpire.proof.club;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/** The knowledge of one reader about one table, compared with the messages of that table. */
final class ReaderOfTable {
    private static final Pattern SEQ = Pattern.compile("\"seq\":(\\d+)");

    private final Delays delays;
    private final AwaitedStates states = new AwaitedStates();
    private final HeardEvents events = new HeardEvents();
    private final Map<String, Long> seqs = new HashMap<>();
    private final AtomicLong messages = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private Set<String> behind = Set.of();
    private long compared;

    ReaderOfTable(Delays delays) {
        this.delays = delays;
    }

    AwaitedStates states() {
        return states;
    }

    HeardEvents events() {
        return events;
    }

    long messages() {
        return messages.get();
    }

    /** Returns the bytes of topics and payloads, without the headers of the packets. */
    long bytes() {
        return bytes.get();
    }

    /** Takes in a message. The {@code summary} is the last message of an action, so with it the reader knows everything. */
    synchronized void heard(String suffix, ClubReader.Heard heard) {
        messages.incrementAndGet();
        bytes.addAndGet(heard.topic().length() + heard.payload().length);
        String text = new String(heard.payload(), StandardCharsets.UTF_8);
        SEQ.matcher(text)
                .results()
                .map(found -> Long.parseLong(found.group(1)))
                .reduce((first, last) -> last)
                .ifPresent(seq -> seqs.put(suffix, seq));
        switch (suffix) {
            case "summary" -> states.shown(parsed(text).get("actionsPlayed").getAsInt(), heard.nanos(), delays);
            case "event" -> events.heard(parsed(text).get("seq").getAsLong());
            case "recent" -> events.recent(lines(parsed(text)));
            case "health" -> compare(parsed(text));
            default -> {}
        }
    }

    private static JsonObject parsed(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    private static List<String> lines(JsonObject recent) {
        return recent.getAsJsonArray("lines").asList().stream()
                .map(line -> line.getAsJsonObject().get("says").getAsString())
                .toList();
    }

    /** Compares the last numbers with the list that the table publishes with its health. */
    private void compare(JsonObject health) {
        Set<String> lacking = new HashSet<>();
        for (JsonElement each : health.getAsJsonArray("retained")) {
            String topic = each.getAsJsonObject().get("topic").getAsString();
            if (seqs.getOrDefault(topic, 0L) < each.getAsJsonObject().get("seq").getAsLong()) {
                lacking.add(topic);
            }
        }
        behind = lacking;
        compared++;
    }

    /** Returns how often the reader compared its topics with a health. */
    synchronized long compared() {
        return compared;
    }

    /** Returns the retained topics of which the reader lacked the last message when it heard the last health. */
    synchronized Set<String> behind() {
        return behind;
    }
}
