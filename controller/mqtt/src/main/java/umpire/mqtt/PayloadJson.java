package umpire.mqtt;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Function;
import umpire.rules.kernel.Place;

/** The few ways in which our words become JSON. */
final class PayloadJson {
    private PayloadJson() {}

    static <T> JsonArray list(Collection<T> items, Function<T, JsonElement> one) {
        JsonArray array = new JsonArray(items.size());
        items.forEach(item -> array.add(one.apply(item)));
        return array;
    }

    static JsonArray words(Collection<?> items) {
        return list(items, item -> new JsonPrimitive(item.toString()));
    }

    static JsonArray places(Collection<Place> places) {
        return words(places);
    }

    /** Writes a constant as it stands in payloads: {@code DIE_UNCLEAR} becomes {@code die-unclear}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Writes a length, an angle or a time to a tenth. Finer digits would make each look at a still table a new message. */
    static JsonPrimitive tenths(double value) {
        double rounded = Math.round(value * 10) / 10.0;
        return rounded == Math.rint(rounded) ? new JsonPrimitive((long) rounded) : new JsonPrimitive(rounded);
    }

    static JsonObject object(String key, JsonElement value) {
        JsonObject object = new JsonObject();
        object.add(key, value);
        return object;
    }
}
