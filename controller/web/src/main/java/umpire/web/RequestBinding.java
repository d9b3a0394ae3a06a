package umpire.web;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Collection;
import java.util.function.BiFunction;
import umpire.mqtt.json.StrictGson;
import umpire.rules.kernel.Parsed;

/**
 * Reads the JSON object of a page's request. Its field {@code verb} names the request, the other fields are the
 * components of a record. Pure.
 */
final class RequestBinding {
    private static final Gson GSON = StrictGson.builder().create();

    private RequestBinding() {}

    /**
     * Returns the request, or the mistake in the text.
     *
     * @param example an object that could have been sent, for the message
     * @param request makes a request of a verb and the whole object
     */
    static <T> Parsed<T> parse(String text, String example, BiFunction<String, JsonObject, Parsed<T>> request) {
        return object(text, example)
                .then(json -> json.get("verb") instanceof JsonPrimitive verb && verb.isString()
                        ? request.apply(verb.getAsString(), json)
                        : Parsed.bad("The field \"verb\" must be a text: send an object such as " + example));
    }

    /** Returns the parsed object, or the mistake in the text. */
    static Parsed<JsonObject> object(String text, String example) {
        try {
            return JsonParser.parseString(text) instanceof JsonObject json
                    ? Parsed.good(json)
                    : Parsed.bad("send a JSON object such as " + example);
        } catch (JsonParseException | StackOverflowError e) {
            return Parsed.bad("this is not JSON: send an object such as " + example);
        }
    }

    /** Returns the fields as a record, or the mistake in the first bad field. */
    static <T> Parsed<T> read(JsonObject json, Class<? extends T> type) {
        try {
            return Parsed.good(GSON.fromJson(json, type));
        } catch (JsonParseException bad) {
            return Parsed.bad(String.valueOf(bad.getMessage()));
        }
    }

    static <T> Parsed<T> noVerb(String verb, Collection<String> verbs) {
        return Parsed.bad("there is no verb '" + verb + "'; there are " + String.join(", ", verbs));
    }
}
