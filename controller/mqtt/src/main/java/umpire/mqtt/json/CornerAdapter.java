package umpire.mqtt.json;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import umpire.rules.kernel.Point;

/** Writes a corner of an outline as its two numbers: {@code [-200, 150.5]}. */
final class CornerAdapter extends TypeAdapter<Point> {
    private final TenthsAdapter tenths = new TenthsAdapter();

    @Override
    public void write(JsonWriter out, Point value) throws IOException {
        out.beginArray();
        tenths.write(out, value.xMm());
        tenths.write(out, value.yMm());
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
