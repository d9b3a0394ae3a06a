package umpire.mqtt.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import umpire.referee.session.input.Command;

/**
 * How the fields of a command become what is asked for: the components of a record are the fields, but for those that are settled.
 *
 * @param usual what stands for a field that is left out
 * @param settled what a field is, whatever a message says; null where it is nothing
 */
record CommandForm(Class<?> type, JsonObject usual, JsonObject settled) {
    /** An order to the session. */
    static CommandForm order(Class<? extends Command> type) {
        return new CommandForm(type, new JsonObject(), new JsonObject());
    }

    /** Anything else. */
    static CommandForm request(Class<? extends CommandRequest> type) {
        return new CommandForm(type, new JsonObject(), new JsonObject());
    }

    /** The same, but what this field says is settled by the command's name. */
    CommandForm with(String field, String word) {
        return settling(field, new JsonPrimitive(word));
    }

    CommandForm with(String field, boolean value) {
        return settling(field, new JsonPrimitive(value));
    }

    /** The same, but who asks is nothing that a message says. */
    CommandForm withoutSeat() {
        return settling("seat", JsonNull.INSTANCE);
    }

    /** The same, but this field may be left out and is false then. */
    CommandForm usuallyFalse(String field) {
        return usually(field, new JsonPrimitive(false));
    }

    /** The same, but this field may be left out and is an empty list then. */
    CommandForm usuallyNone(String field) {
        return usually(field, new JsonArray());
    }

    /** Returns the fields of a message with what it need not say. */
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
