package umpire.web;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import umpire.mqtt.json.RecordGson;

/**
 * Server-sent events with what changed, part by part. Each page is told what it does not know yet, as fast as it can
 * take it, so a slow one holds up nobody. A beat a second says that the line is alive.
 */
final class LiveStream {
    private static final int MOST_PAGES = 64;
    private static final int MOST_OF_AN_ADDRESS = 32;
    private static final long TICK_MS = 50;
    private static final int TICKS_A_BEAT = 20;

    private final Supplier<Map<String, JsonElement>> parts;
    private final BooleanSupplier open;
    private final List<InetAddress> pages = new ArrayList<>();

    LiveStream(Supplier<Map<String, JsonElement>> parts, BooleanSupplier open) {
        this.parts = parts;
        this.open = open;
    }

    void serve(HttpCall httpCall) throws IOException {
        if (!enter(httpCall.from())) {
            httpCall.refuse(503, "So many pages look at this table already that there is no room; close one of them.");
            return;
        }
        try (OutputStream out = httpCall.stream("text/event-stream")) {
            tell(out);
        } finally {
            leave(httpCall.from());
        }
    }

    /** Nobody takes all the room by himself. */
    private boolean enter(InetAddress from) {
        synchronized (pages) {
            boolean room = pages.size() < MOST_PAGES && Collections.frequency(pages, from) < MOST_OF_AN_ADDRESS;
            return room && pages.add(from);
        }
    }

    private void leave(InetAddress from) {
        synchronized (pages) {
            pages.remove(from);
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
