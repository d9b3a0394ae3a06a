package umpire.mqtt.command;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import umpire.mqtt.connection.ReceivedMessage;
import umpire.mqtt.payload.RefusalReason;
import umpire.mqtt.payload.Topics;

/** Reads a command's envelope and finds its faults. Pure. */
final class EnvelopeReader {
    static final int MAX_BYTES = 16 * 1024;

    private static final TypeAdapter<JsonElement> ANY = new Gson().getAdapter(JsonElement.class);

    private EnvelopeReader() {}

    static Envelope read(ReceivedMessage command) {
        String verb = command.suffix().substring(Topics.COMMAND.length());
        String shown = verb.substring(0, Math.min(verb.length(), 64));
        JsonObject body = command.payload().length > MAX_BYTES
                ? new JsonObject()
                : parse(command.payload()).orElseGet(JsonObject::new);
        return new Envelope(
                word(body, "id", "[A-Za-z0-9_.:-]{1,64}"), word(body, "client", "[A-Za-z0-9_-]{1,64}"), shown, body);
    }

    private static String word(JsonObject body, String key, String pattern) {
        return body.get(key) instanceof JsonPrimitive primitive
                        && primitive.isString()
                        && primitive.getAsString().matches(pattern)
                ? primitive.getAsString()
                : "";
    }

    /** Returns the first fault, in the order of the contract; empty without one. */
    static Optional<CommandRefusal> fault(ReceivedMessage command, Envelope envelope) {
        if (command.retained()) {
            return refuse(
                    RefusalReason.RETAINED, "Commands are never retained. Send it again without the retain flag.");
        }
        if (command.payload().length > MAX_BYTES) {
            return refuse(RefusalReason.TOO_LARGE, "A command has at most " + MAX_BYTES + " bytes.");
        }
        if (parse(command.payload()).isEmpty()) {
            return refuse(RefusalReason.NOT_JSON, "A command is one JSON object in UTF-8.");
        }
        if (envelope.id().isEmpty()) {
            return refuse(
                    RefusalReason.BAD_FIELD,
                    "The field \"id\" must be 1 to 64 letters, digits, \"-\", \"_\", \".\" or \":\", and new for each command.");
        }
        if (envelope.client().isEmpty()) {
            return refuse(
                    RefusalReason.BAD_FIELD, "The field \"client\" must be 1 to 64 letters, digits, \"-\" or \"_\".");
        }
        return Optional.empty();
    }

    private static Optional<CommandRefusal> refuse(RefusalReason reason, String says) {
        return Optional.of(new CommandRefusal(reason, says));
    }

    private static Optional<JsonObject> parse(byte[] payload) {
        try (JsonReader reader = new JsonReader(new StringReader(StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(payload))
                .toString()))) {
            reader.setStrictness(Strictness.STRICT);
            JsonElement element = ANY.read(reader);
            return element instanceof JsonObject object && reader.peek() == JsonToken.END_DOCUMENT
                    ? Optional.of(object)
                    : Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        } catch (IOException | JsonParseException | IllegalStateException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
