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

/** Reads the JSON object with which a page asks for something: its field {@code verb} says what, the others are a record's components. Pure. */
final class RequestBinding {
    private static final Gson GSON = StrictGson.builder().create();

    private RequestBinding() {}

    /**
     * Returns the request, or what is wrong with the text.
     *
     * @param example of an object that could have been sent
     * @param request makes a request of a verb and of the whole object
     */
    static <T> Parsed<T> parse(String text, String example, BiFunction<String, JsonObject, Parsed<T>> request) {
        return object(text, example)
                .then(json -> json.get("verb") instanceof JsonPrimitive verb && verb.isString()
                        ? request.apply(verb.getAsString(), json)
                        : Parsed.bad("The field \"verb\" must be a text: send an object such as " + example));
    }

    /** Returns the object that a text is, or what is wrong with it. */
    static Parsed<JsonObject> object(String text, String example) {
        try {
            return JsonParser.parseString(text) instanceof JsonObject json
                    ? Parsed.good(json)
                    : Parsed.bad("send a JSON object such as " + example);
        } catch (JsonParseException | StackOverflowError e) {
            return Parsed.bad("this is not JSON: send an object such as " + example);
        }
    }

    /** Returns a record of an object's fields, or what is wrong with the first bad one. */
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
