package umpire.mqtt;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Reads the fields of a command and says of a bad one what was expected. Fields nobody asks for are ignored. */
final class CommandFields {
    private static final int LONGEST = 8_000;

    private final JsonObject body;
    private final List<Seat> seats;

    CommandFields(JsonObject body, List<Seat> seats) {
        this.body = body;
        this.seats = seats;
    }

    Parsed<String> text(String key) {
        return primitive(key)
                .filter(JsonPrimitive::isString)
                .map(JsonPrimitive::getAsString)
                .filter(text -> !text.isBlank() && text.length() <= LONGEST)
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad("The field \"" + key + "\" must be a text that is not empty."));
    }

    Parsed<Optional<String>> textIfAny(String key) {
        return body.has(key) ? text(key).then(text -> Parsed.good(Optional.of(text))) : Parsed.good(Optional.empty());
    }

    Parsed<Integer> count(String key, int max) {
        return primitive(key)
                .filter(JsonPrimitive::isNumber)
                .map(JsonPrimitive::getAsString)
                .filter(digits -> digits.matches("[1-9][0-9]{0,5}") && Integer.parseInt(digits) <= max)
                .map(digits -> Parsed.good(Integer.parseInt(digits)))
                .orElseGet(() -> Parsed.bad("The field \"" + key + "\" must be a whole number from 1 to " + max + "."));
    }

    Parsed<Seat> seat(String key) {
        return text(key)
                .then(name -> seats.stream()
                        .filter(seat -> seat.name().equals(name))
                        .findFirst()
                        .map(Parsed::good)
                        .orElseGet(() -> Parsed.bad("The field \"" + key
                                + "\" names no seat of this game; its seats are "
                                + String.join(
                                        ", ", seats.stream().map(Seat::name).toList()) + ".")));
    }

    Parsed<Optional<Seat>> seatIfAny(String key) {
        return body.has(key) ? seat(key).then(seat -> Parsed.good(Optional.of(seat))) : Parsed.good(Optional.empty());
    }

    private Optional<JsonPrimitive> primitive(String key) {
        JsonElement element = body.get(key);
        return element instanceof JsonPrimitive primitive ? Optional.of(primitive) : Optional.empty();
    }
}
