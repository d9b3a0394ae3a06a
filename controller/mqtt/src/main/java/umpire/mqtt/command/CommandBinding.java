package umpire.mqtt.command;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.mqtt.json.StrictGson;
import umpire.referee.session.input.Command;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Seat;

/** Parses commands, from MQTT and from pages. For a bad field it says what was expected. Unknown fields are ignored. Pure. */
public final class CommandBinding {
    private static final int LONGEST = 8_000;
    private static final int MOST_ACTIONS = 10_000;

    private final Gson gson;

    /** Creates the parser for a game with these seats. */
    public CommandBinding(List<Seat> seats) {
        this.gson = StrictGson.builder()
                .registerTypeAdapter(String.class, new FilledTextAdapter())
                .registerTypeAdapter(int.class, new CountAdapter())
                .registerTypeAdapter(Integer.class, new CountAdapter())
                .registerTypeAdapterFactory(new AnswersBinding())
                .registerTypeAdapter(Seat.class, new SeatAdapter(seats))
                .create();
    }

    /**
     * Returns the parser of one command. It returns the request, or what is wrong with the first bad field.
     *
     * @param verb its name, as the topic has it
     * @throws IllegalArgumentException when there is no such command
     */
    public Function<JsonObject, Parsed<CommandRequest>> reading(String verb) {
        Verb named =
                Verb.named(verb).orElseThrow(() -> new IllegalArgumentException("there is no command '" + verb + "'"));
        return body -> read(named, body);
    }

    /** Returns the request, or what is wrong with the first bad field. */
    Parsed<CommandRequest> read(Verb verb, JsonObject body) {
        return read(verb.form().complete(body), verb.form().type())
                .then(read -> Parsed.good(
                        read instanceof Command command ? new CommandRequest.Order(command) : (CommandRequest) read));
    }

    /** Returns the record, or what is wrong with the first bad field. */
    public <T> Parsed<T> read(JsonObject body, Class<T> type) {
        try {
            return Parsed.good(gson.fromJson(body, type));
        } catch (JsonParseException bad) {
            return Parsed.bad(String.valueOf(bad.getMessage()));
        }
    }

    /** Writes a parsed command so that it can be sent again. */
    JsonObject tree(Object read) {
        return gson.toJsonTree(read).getAsJsonObject();
    }

    private static final class FilledTextAdapter extends TypeAdapter<String> {
        @Override
        public String read(JsonReader in) throws IOException {
            String text = in.peek() == JsonToken.STRING ? in.nextString() : "";
            if (text.isBlank() || text.length() > LONGEST) {
                throw new JsonParseException("must be a text that is not empty.");
            }
            return text;
        }

        @Override
        public void write(JsonWriter out, String value) throws IOException {
            out.value(value);
        }
    }

    private static final class CountAdapter extends TypeAdapter<Integer> {
        @Override
        public Integer read(JsonReader in) throws IOException {
            String digits = in.peek() == JsonToken.NUMBER ? in.nextString() : "";
            if (!digits.matches("[1-9][0-9]{0,5}") || Integer.parseInt(digits) > MOST_ACTIONS) {
                throw new JsonParseException("must be a whole number from 1 to " + MOST_ACTIONS + ".");
            }
            return Integer.valueOf(digits);
        }

        @Override
        public void write(JsonWriter out, Integer value) throws IOException {
            out.value(value);
        }
    }

    private static final class SeatAdapter extends TypeAdapter<Seat> {
        private final FilledTextAdapter texts = new FilledTextAdapter();
        private final List<Seat> seats;

        SeatAdapter(List<Seat> seats) {
            this.seats = seats;
        }

        @Override
        public Seat read(JsonReader in) throws IOException {
            String name = texts.read(in);
            return seats.stream()
                    .filter(seat -> seat.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new JsonParseException("names no seat of this game; its seats are "
                            + seats.stream().map(Seat::name).collect(Collectors.joining(", ")) + "."));
        }

        @Override
        public void write(JsonWriter out, Seat value) throws IOException {
            texts.write(out, value.name());
        }
    }
}
