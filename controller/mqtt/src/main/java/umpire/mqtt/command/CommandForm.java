package umpire.mqtt.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import umpire.referee.session.input.Command;

/**
 * Maps a command's fields to a request. The fields are the components of a record, except those with fixed values.
 *
 * @param usual default values of optional fields
 * @param settled values that are fixed, whatever a message says; null for absent
 */
record CommandForm(Class<?> type, JsonObject usual, JsonObject settled) {
    /** Returns the form of an order to the session. */
    static CommandForm order(Class<? extends Command> type) {
        return new CommandForm(type, new JsonObject(), new JsonObject());
    }

    /** Returns the form of any other request. */
    static CommandForm request(Class<? extends CommandRequest> type) {
        return new CommandForm(type, new JsonObject(), new JsonObject());
    }

    /** Returns a form in which the command's name fixes this field. */
    CommandForm with(String field, String word) {
        return settling(field, new JsonPrimitive(word));
    }

    CommandForm with(String field, boolean value) {
        return settling(field, new JsonPrimitive(value));
    }

    /** Returns a form that ignores a seat in the message, because the token decides it. */
    CommandForm withoutSeat() {
        return settling("seat", JsonNull.INSTANCE);
    }

    /** Returns a form in which this field is optional, with a default. */
    CommandForm usually(String field, boolean value) {
        return usually(field, new JsonPrimitive(value));
    }

    /** Returns a form in which this field is optional, with an empty list as default. */
    CommandForm usuallyNone(String field) {
        return usually(field, new JsonArray());
    }

    /** Returns a message's fields completed with defaults and fixed values. */
    JsonObject complete(JsonObject body) {
        JsonObject fields = usual.deepCopy();
        body.asMap().forEach(fields::add);
        settled.asMap().forEach((field, value) -> {
            fields.remove(field);
            if (!value.isJsonNull()) {
                fields.add(field, value);
            }
        });
        return fields;
    }

    private CommandForm usually(String field, JsonElement value) {
        JsonObject more = usual.deepCopy();
        more.add(field, value);
        return new CommandForm(type, more, settled);
    }

    private CommandForm settling(String field, JsonElement value) {
        JsonObject more = settled.deepCopy();
        more.add(field, value);
        return new CommandForm(type, usual, more);
    }
}
