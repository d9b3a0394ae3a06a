package umpire.mqtt;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The payloads that tell how the machine is. Pure. */
final class HealthPayload {
    private HealthPayload() {}

    static JsonObject of(Health health, Health.Part broker, long missed) {
        List<Health.Part> parts = new ArrayList<>(List.of(broker));
        parts.addAll(health.parts());
        JsonObject json = new JsonObject();
        health.frameAgeMs().ifPresent(age -> json.addProperty("frameAgeMs", age));
        json.add("stages", PayloadJson.list(health.stages(), HealthPayload::stage));
        json.add("parts", PayloadJson.list(parts, HealthPayload::part));
        json.add("problems", PayloadJson.words(health.problems()));
        json.addProperty("missedEvents", missed);
        return json;
    }

    private static JsonObject stage(Health.HealthStage stage) {
        JsonObject json = new JsonObject();
        json.addProperty("stage", stage.stage());
        json.add("medianMs", PayloadJson.tenths(stage.medianMs()));
        json.add("worstMs", PayloadJson.tenths(stage.worstMs()));
        return json;
    }

    private static JsonObject part(Health.Part part) {
        JsonObject json = new JsonObject();
        json.addProperty("part", part.part());
        json.addProperty("state", PayloadJson.word(part.state()));
        json.addProperty("says", part.says());
        return json;
    }

    static JsonObject alert(String id, AlertSeverity severity, String says) {
        JsonObject json = new JsonObject();
        json.addProperty("id", id);
        json.addProperty("severity", PayloadJson.word(severity));
        json.addProperty("says", says);
        return json;
    }
}
