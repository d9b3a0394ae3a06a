package umpire.proof.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;

/** The output that all benchmarks share: ratios, the machine, and JSON. */
final class BenchLines {
    /** Leaves out NaN, such as the error of a single round. */
    private static final Gson JSON = new GsonBuilder()
            .registerTypeAdapter(Double.class, (JsonSerializer<Double>)
                    (figure, type, context) -> Double.isNaN(figure) ? JsonNull.INSTANCE : new JsonPrimitive(figure))
            .create();

    private BenchLines() {}

    static String json(Object report) {
        return JSON.toJson(report);
    }

    static String ratio(double ratio, double error) {
        return String.format("%.2f", ratio) + (Double.isNaN(error) ? "" : String.format(" ± %.2f", error));
    }

    static String machine() {
        return String.format(
                "on         Java %s, %s, %d processors",
                Runtime.version(),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors());
    }
}
