package umpire.web;

import com.google.gson.JsonElement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import umpire.broker.admission.ConnectionSlots;
import umpire.broker.admission.ConnectionSlots.SlotLimit;
import umpire.mqtt.json.RecordGson;

/**
 * Sends changes to the pages as server-sent events, part by part. Each page gets the parts it does not know yet, as
 * fast as it can take them, so a slow page delays no other. A heartbeat each second shows that the connection is alive.
 * One thread serves all pages and ends when there are none.
 */
final class LiveStream {
    private static final Logger LOG = LoggerFactory.getLogger(LiveStream.class);
    private static final int MOST_PAGES = 64;

    /** A newly admitted page keeps its slot for this time, however many more arrive. */
    private static final long GRACE_MS = 10_000;

    private static final long TICK_MS = 50;
    private static final int TICKS_A_BEAT = 20;

    private final Supplier<Map<String, JsonElement>> parts;
    private final ConnectionSlots<LivePage> ours = slots();
    private final ConnectionSlots<LivePage> others = slots();
    private final List<LivePage> pages = new ArrayList<>();
    private boolean telling;

    LiveStream(Supplier<Map<String, JsonElement>> parts) {
        this.parts = parts;
    }

    private static ConnectionSlots<LivePage> slots() {
        return new ConnectionSlots<>(new SlotLimit(MOST_PAGES, MOST_PAGES, GRACE_MS));
    }

    private static long nowMs() {
        return System.nanoTime() / 1_000_000;
    }

    void serve(HttpCall httpCall) {
        LivePage page = new LivePage(httpCall, httpCall.client().ours() ? ours : others);
        if (admitted(page)) {
            httpCall.begin("text/event-stream");
            look(page);
            httpCall.whenGone(() -> leave(page));
        } else {
            httpCall.refuse(503, "Close another page of this table: too many are open.");
        }
    }

    private synchronized boolean admitted(LivePage page) {
        return page.slots.admit(page, page.cameMs);
    }

    private synchronized void look(LivePage page) {
        pages.add(page);
        if (!telling) {
            telling = true;
            Thread.ofPlatform().daemon().name("umpire-live").start(this::tellUntilNobodyLooks);
        }
    }

    private synchronized void leave(LivePage page) {
        page.slots.leave(page);
        pages.remove(page);
    }

    /** Returns the pages that watch. When there are none, the calling thread must end. */
    private synchronized List<LivePage> looking() {
        telling = !pages.isEmpty();
        return List.copyOf(pages);
    }

    private void tellUntilNobodyLooks() {
        List<LivePage> looking = looking();
        for (long tick = 0; !looking.isEmpty(); tick++) {
            tell(looking, tick % TICKS_A_BEAT == 0 ? "event: beat\ndata: " + tick + "\n\n" : "");
            rest();
            looking = looking();
        }
    }

    private void tell(List<LivePage> looking, String beat) {
        try {
            Map<String, JsonElement> now = parts.get();
            looking.forEach(page -> page.tell(now, beat));
        } catch (RuntimeException bug) {
            LOG.error("a bug while telling pages what changed; they call again", bug);
            looking.forEach(page -> page.httpCall.hangUp());
        }
    }

    private static void rest() {
        try {
            Thread.sleep(TICK_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A page that watches the stream. */
    private static final class LivePage implements ConnectionSlots.Occupant {
        private final HttpCall httpCall;
        private final ConnectionSlots<LivePage> slots;
        private final SceneDiff sceneDiff = new SceneDiff();
        private final long cameMs = nowMs();

        LivePage(HttpCall httpCall, ConnectionSlots<LivePage> slots) {
            this.httpCall = httpCall;
            this.slots = slots;
        }

        /** Sends the changed parts. A page that cannot keep up gets all changes together later. */
        void tell(Map<String, JsonElement> parts, String beat) {
            if (httpCall.ready()) {
                String news = sceneDiff
                        .since(parts)
                        .map(change -> "data: " + RecordGson.line(change) + "\n\n")
                        .orElse("");
                if (!(news + beat).isEmpty()) {
                    httpCall.add((news + beat).getBytes(StandardCharsets.UTF_8));
                }
            }
        }

        @Override
        public String address() {
            return httpCall.client().address();
        }

        @Override
        public boolean listens() {
            return true;
        }

        @Override
        public long heardMs() {
            return cameMs;
        }

        @Override
        public void makeRoom() {
            slots.leave(this);
            httpCall.hangUp();
        }
    }
}
