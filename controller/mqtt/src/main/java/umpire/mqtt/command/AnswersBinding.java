package umpire.mqtt.command;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Binds a map of texts as a list of {@link ChosenAnswer}s, because the keys of the map vary, while JSON fields have
 * fixed names. Of duplicate keys the last one counts.
 */
final class AnswersBinding implements TypeAdapterFactory {
    private static final TypeToken<?> ANSWERS = TypeToken.getParameterized(Map.class, String.class, String.class);

    /** One answer to an option or a house ruling. */
    record ChosenAnswer(String key, String value) {}

    @Override
    @SuppressWarnings({"NullAway", "unchecked"}) // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.equals(ANSWERS)
                ? (TypeAdapter<T>) new AnswersAdapter(gson.getAdapter(new TypeToken<List<ChosenAnswer>>() {}))
                : null;
    }

    private static final class AnswersAdapter extends TypeAdapter<Map<String, String>> {
        private final TypeAdapter<List<ChosenAnswer>> list;

        AnswersAdapter(TypeAdapter<List<ChosenAnswer>> list) {
            this.list = list;
        }

        @Override
        public Map<String, String> read(JsonReader in) throws IOException {
            if (in.peek() != JsonToken.BEGIN_ARRAY) {
                throw new JsonParseException("must be a list of a key and a value each.");
            }
            Map<String, String> answers = new TreeMap<>();
            list.read(in).forEach(answer -> answers.put(answer.key(), answer.value()));
            return answers;
        }

        @Override
        public void write(JsonWriter out, Map<String, String> answers) throws IOException {
            list.write(
                    out,
                    answers.entrySet().stream()
                            .map(answer -> new ChosenAnswer(answer.getKey(), answer.getValue()))
                            .toList());
        }
    }
}
