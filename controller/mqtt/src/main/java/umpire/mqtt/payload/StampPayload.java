package umpire.mqtt.payload;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The last fields of every message.
 *
 * @param seq counts the messages of its topic from 1
 * @param run the id of this run of the service
 * @param at when it was published, in UTC
 * @param omitted the entries left out of a message that was too long
 */
public record StampPayload(long seq, String run, String at, Optional<List<OmittedPayload>> omitted) {
    /** Stamps a message from which nothing was left out. */
    public StampPayload(long seq, String run, String at) {
        this(seq, run, at, Optional.empty());
    }

    /** Returns a text field of a message from another run; empty when it is missing or the message is not a table's. */
    public static Optional<String> word(byte[] message, String field) {
        try {
            return JsonParser.parseString(new String(message, StandardCharsets.UTF_8)) instanceof JsonObject told
                            && told.get(field) instanceof JsonPrimitive word
                            && word.isString()
                    ? Optional.of(word.getAsString())
                    : Optional.empty();
        } catch (JsonParseException noMessageOfATable) {
            return Optional.empty();
        }
    }

    /**
     * The entries that were left out of a list.
     *
     * @param list the field that holds it
     * @param count how many entries were left out
     */
    public record OmittedPayload(String list, int count) {}
}
