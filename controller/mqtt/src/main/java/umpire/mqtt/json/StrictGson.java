package umpire.mqtt.json;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** Reads records from other programs strictly: a text is not accepted as a number, nor a number as a text. */
public final class StrictGson {
    private StrictGson() {}

    /** Returns the builder for readers of such records. */
    public static GsonBuilder builder() {
        return RecordGson.builder()
                .registerTypeAdapter(String.class, new TextAdapter())
                .registerTypeAdapter(boolean.class, new FlagAdapter())
                .registerTypeAdapter(int.class, new WholeNumberAdapter())
                .registerTypeAdapter(double.class, new NumberAdapter());
    }

    private static void expect(JsonReader in, JsonToken token, String must) throws IOException {
        if (in.peek() != token) {
            throw new JsonParseException(must);
        }
    }

    private static final class TextAdapter extends TypeAdapter<String> {
        @Override
        public String read(JsonReader in) throws IOException {
            expect(in, JsonToken.STRING, "must be a text.");
            return in.nextString();
        }

        @Override
        public void write(JsonWriter out, String value) throws IOException {
            out.value(value);
        }
    }

    private static final class FlagAdapter extends TypeAdapter<Boolean> {
        @Override
        public Boolean read(JsonReader in) throws IOException {
            expect(in, JsonToken.BOOLEAN, "must be true or false.");
            return in.nextBoolean();
        }

        @Override
        public void write(JsonWriter out, Boolean value) throws IOException {
            out.value(value);
        }
    }

    private static final class WholeNumberAdapter extends TypeAdapter<Integer> {
        @Override
        public Integer read(JsonReader in) throws IOException {
            expect(in, JsonToken.NUMBER, "must be a whole number.");
            double number = in.nextDouble();
            if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
                throw new JsonParseException("must be a whole number.");
            }
            return (int) number;
        }

        @Override
        public void write(JsonWriter out, Integer value) throws IOException {
            out.value(value);
        }
    }

    private static final class NumberAdapter extends TypeAdapter<Double> {
        @Override
        public Double read(JsonReader in) throws IOException {
            expect(in, JsonToken.NUMBER, "must be a number.");
            return in.nextDouble();
        }

        @Override
        public void write(JsonWriter out, Double value) throws IOException {
            out.value(value);
        }
    }
}
