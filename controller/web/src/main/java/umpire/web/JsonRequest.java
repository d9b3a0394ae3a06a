package umpire.web;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;

/** Reads the JSON object with which a page asks for something. Pure. */
final class JsonRequest {
    private JsonRequest() {}

    /** What is wrong with a request, in words. */
    static final class BadRequest extends RuntimeException {
        private static final long serialVersionUID = 1;

        BadRequest(String message) {
            super(message, null, false, false);
        }
    }

    /**
     * Returns the request, or what is wrong with the text.
     *
     * @param example of an object that could have been sent
     * @param request makes a request of an object; throws {@link BadRequest} where it is none
     */
    static <T> Parsed<T> parse(String text, String example, Function<JsonObject, T> request) {
        try {
            JsonElement parsed = JsonParser.parseString(text);
            return parsed.isJsonObject()
                    ? Parsed.good(request.apply(parsed.getAsJsonObject()))
                    : Parsed.bad("send a JSON object such as " + example);
        } catch (JsonParseException | StackOverflowError e) {
            return Parsed.bad("this is not JSON: send an object such as " + example);
        } catch (BadRequest wrong) {
            return Parsed.bad(String.valueOf(wrong.getMessage()));
        }
    }
}
