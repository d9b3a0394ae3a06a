package umpire.mqtt.payload;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What every message ends with.
 *
 * @param seq counts the messages of its topic from 1
 * @param run names this run of the service
 * @param at when it was said, in UTC
 * @param omitted what was left out of it, where it would have been too long
 */
public record StampPayload(long seq, String run, String at, Optional<List<OmittedPayload>> omitted) {
    /** A message from which nothing was left out. */
    public StampPayload(long seq, String run, String at) {
        this(seq, run, at, Optional.empty());
    }

    /** Returns a word of a message that somebody else said; empty where it has none, or is no message of a table. */
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
     * What was left out of a list.
     *
     * @param list the field that holds it
     * @param count how many entries are not there
     */
    public record OmittedPayload(String list, int count) {}
}
