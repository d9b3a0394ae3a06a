package umpire.web;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import umpire.mqtt.json.RecordGson;

/**
 * Server-sent events with what changed, part by part. Each page is told what it does not know yet, as fast as it can
 * take it, so a slow one holds up nobody. A beat a second says that the line is alive.
 */
final class LiveStream {
    private static final int MOST_PAGES = 32;
    private static final long TICK_MS = 50;
    private static final int TICKS_A_BEAT = 20;

    private final Supplier<Map<String, JsonElement>> parts;
    private final BooleanSupplier open;
    private final Semaphore room = new Semaphore(MOST_PAGES);

    LiveStream(Supplier<Map<String, JsonElement>> parts, BooleanSupplier open) {
        this.parts = parts;
        this.open = open;
    }

    void serve(HttpCall httpCall) throws IOException {
        if (!room.tryAcquire()) {
            httpCall.refuse(503, MOST_PAGES + " pages look at this table already; close one of them.");
            return;
        }
        try (OutputStream out = httpCall.stream("text/event-stream")) {
            tell(out);
        } finally {
            room.release();
        }
    }

    private void tell(OutputStream out) throws IOException {
        SceneDiff sceneDiff = new SceneDiff();
        for (int tick = 0; open.getAsBoolean(); tick++) {
            StringBuilder text = new StringBuilder();
            sceneDiff
                    .since(parts.get())
                    .ifPresent(news ->
                            text.append("data: ").append(RecordGson.line(news)).append("\n\n"));
            if (tick % TICKS_A_BEAT == 0) {
                text.append("event: beat\ndata: ").append(tick).append("\n\n");
            }
            if (!text.isEmpty()) {
                out.write(text.toString().getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
            if (!rested()) {
                return;
            }
        }
    }

    private static boolean rested() {
        try {
            Thread.sleep(TICK_MS);
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }
}
