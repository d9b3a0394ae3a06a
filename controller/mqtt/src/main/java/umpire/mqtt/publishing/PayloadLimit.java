package umpire.mqtt.publishing;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.StampPayload.OmittedPayload;

/**
 * Cuts messages to a length that every reader accepts. The longest list loses its last entries, or its first ones if the newest come last,
 * and the message says how many. A text is cut only when it is too long by itself.
 */
final class PayloadLimit {
    /** The longest message in bytes of UTF-8, the greatest 16-bit number. */
    static final int MOST_BYTES = 65_535;

    /** The space for saying what was left out. */
    private static final int RESERVED_BYTES = 500;

    /** A nested list that is shorter than this is not cut on its own. */
    private static final int SHORT_BYTES = 1_000;

    private static final String NEWEST_LAST = "lines";
    private static final String OMITTED = "omitted";

    private final Map<String, Integer> omitted = new TreeMap<>();

    private PayloadLimit() {}

    private record NamedList(String name, JsonArray list, int ownBytes) {}

    /** Returns a message unchanged, or cut to the limit. */
    static JsonObject within(JsonObject message) {
        return bytes(message) <= MOST_BYTES ? message : new PayloadLimit().cut(message.deepCopy());
    }

    private JsonObject cut(JsonObject message) {
        int most = MOST_BYTES - RESERVED_BYTES;
        for (int excess = bytes(message) - most; excess > 0; excess = bytes(message) - most) {
            int more = excess;
            Optional<NamedList> longest = lists("", message).stream()
                    .filter(each -> each.ownBytes() > SHORT_BYTES)
                    .max(Comparator.comparingInt(NamedList::ownBytes));
            longest.ifPresentOrElse(each -> shorten(each, more), () -> shortenText(message));
        }
        List<OmittedPayload> told = omitted.entrySet().stream()
                .map(each -> new OmittedPayload(each.getKey(), each.getValue()))
                .toList();
        if (!told.isEmpty()) {
            message.add(OMITTED, ContractGson.tree(new Told(told)).get(OMITTED));
        }
        return message;
    }

    private record Told(List<OmittedPayload> omitted) {}

    private void shorten(NamedList longest, int excess) {
        JsonArray list = longest.list();
        int gone = 0;
        while (gone < excess && !list.isEmpty()) {
            int which = longest.name().equals(NEWEST_LAST) ? 0 : list.size() - 1;
            gone += bytes(list.remove(which)) + 1;
            omitted.merge(longest.name(), 1, Integer::sum);
        }
    }

    private static int bytes(JsonElement json) {
        return json.toString().getBytes(StandardCharsets.UTF_8).length;
    }

    /** Returns every list of the message with its length. Long lists in its entries do not add to the length. */
    private static List<NamedList> lists(String name, JsonElement json) {
        List<NamedList> lists = new ArrayList<>();
        if (json instanceof JsonObject object) {
            object.entrySet().forEach(field -> lists.addAll(lists(field.getKey(), field.getValue())));
        } else if (json instanceof JsonArray array) {
            array.forEach(entry -> lists.addAll(lists(name, entry)));
            int within = lists.stream()
                    .mapToInt(NamedList::ownBytes)
                    .filter(own -> own > SHORT_BYTES)
                    .sum();
            lists.add(new NamedList(name, array, bytes(array) - within));
        }
        return lists;
    }

    /** Halves the longest text of a message that has no long list. */
    private static void shortenText(JsonObject message) {
        message.entrySet().stream()
                .filter(field -> field.getValue() instanceof JsonPrimitive text && text.isString())
                .max(Comparator.comparingInt(field -> bytes(field.getValue())))
                .ifPresentOrElse(
                        field -> {
                            String text = field.getValue().getAsString();
                            field.setValue(new JsonPrimitive(text.substring(0, text.length() / 2) + "\u2026"));
                        },
                        () -> {
                            throw new IllegalStateException("nothing of this message can be shortened");
                        });
    }
}
