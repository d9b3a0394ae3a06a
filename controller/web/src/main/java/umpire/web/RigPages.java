package umpire.web;

import com.google.gson.JsonElement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Parsed;
import umpire.web.payload.DonePayload;

/** Serves the page that calibrates the camera. Each request carries the operator's token. */
final class RigPages {
    private static final String UNDER = "/rig/";
    private static final int MOST_BYTES = 4_096;

    /** A part in the form it was last sent. */
    private record WrittenPart(Record part, JsonElement tree) {}

    private final Map<String, WrittenPart> written = new ConcurrentHashMap<>();
    private final RigDesk desk;
    private final OperatorCheck operatorCheck;
    private final LiveStream live;

    RigPages(RigDesk desk, OperatorCheck operatorCheck) {
        this.desk = desk;
        this.operatorCheck = operatorCheck;
        this.live = new LiveStream(this::parts);
    }

    private Map<String, JsonElement> parts() {
        Map<String, JsonElement> parts = new LinkedHashMap<>();
        desk.parts().forEach((name, part) -> parts.put(name, tree(name, part)));
        return parts;
    }

    /** Converts a part to JSON and caches the result: parts are read many times a second and seldom change. */
    private JsonElement tree(String name, Record part) {
        WrittenPart now = Optional.ofNullable(written.get(name))
                .filter(before -> before.part().equals(part))
                .orElseGet(() -> new WrittenPart(part, RecordGson.tree(part)));
        written.put(name, now);
        return now.tree();
    }

    static boolean serves(String path) {
        return path.startsWith(UNDER);
    }

    void serve(HttpCall httpCall) {
        if (operatorCheck.passes(httpCall)) {
            answer(httpCall, httpCall.method() + " " + httpCall.path().substring(UNDER.length()));
        }
    }

    private void answer(HttpCall httpCall, String asked) {
        switch (asked) {
            case "GET live" -> live.serve(httpCall);
            case "GET picture.jpg" -> httpCall.sendPicture(desk.picture());
            case "POST act" -> act(httpCall);
            default -> httpCall.refuse(404, "There is GET /rig/live, GET /rig/picture.jpg and POST /rig/act.");
        }
    }

    private void act(HttpCall httpCall) {
        if (!httpCall.header("Content-Type").startsWith("application/json")) {
            httpCall.refuse(415, "Send what you ask for as application/json.");
            return;
        }
        Optional<String> body = httpCall.body(MOST_BYTES);
        if (body.isEmpty()) {
            httpCall.refuse(413, "A request has at most " + MOST_BYTES + " bytes.");
            return;
        }
        switch (RigRequestReader.parse(body.get())) {
            case Parsed.Bad<RigRequest> bad -> httpCall.refuse(400, bad.why());
            case Parsed.Good<RigRequest> good -> {
                switch (desk.take(good.value())) {
                    case Parsed.Good<String> done -> httpCall.send(200, DonePayload.saying(done.value()));
                    case Parsed.Bad<String> not -> httpCall.refuse(409, not.why());
                }
            }
        }
    }
}
