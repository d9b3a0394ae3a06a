package umpire.mqtt.json;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import umpire.rules.kernel.Point;

/** Binds a corner of an outline as its two numbers, to a tenth: {@code [-200, 150.5]}. */
final class CornerBinding implements TypeAdapterFactory {
    @Override
    @SuppressWarnings({"NullAway", "unchecked"}) // Gson's contract: null means that another factory may try.
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType() == Point.class
                ? (TypeAdapter<T>) new CornerAdapter(gson.getAdapter(Double.class))
                : null;
    }

    private static final class CornerAdapter extends TypeAdapter<Point> {
        private final TypeAdapter<Double> numbers;

        CornerAdapter(TypeAdapter<Double> numbers) {
            this.numbers = numbers;
        }

        @Override
        public void write(JsonWriter out, Point value) throws IOException {
            out.beginArray();
            numbers.write(out, Tenths.rounded(value.xMm()));
            numbers.write(out, Tenths.rounded(value.yMm()));
            out.endArray();
        }

        @Override
        public Point read(JsonReader in) throws IOException {
            in.beginArray();
            Point corner = new Point(in.nextDouble(), in.nextDouble());
            in.endArray();
            return corner;
        }
    }
}
