package umpire.mqtt.json;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** Writes lengths, angles and times to a tenth, and whole numbers without a point. */
final class TenthsAdapter extends TypeAdapter<Double> {
    @Override
    public void write(JsonWriter out, Double value) throws IOException {
        double rounded = Tenths.rounded(value);
        if (rounded == Math.rint(rounded)) {
            out.value((long) rounded);
        } else {
            out.value(rounded);
        }
    }

    @Override
    public Double read(JsonReader in) throws IOException {
        return in.nextDouble();
    }
}
