package umpire.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a page has not been told yet. */
final class SceneDiff {
    private Map<String, JsonElement> told = new LinkedHashMap<>();

    /** Returns the parts that are new or different since the last call, {@code {"set": {…}, "gone": […]}}; empty if none. */
    Optional<JsonObject> since(Map<String, JsonElement> parts) {
        JsonObject set = new JsonObject();
        parts.forEach((name, part) -> {
            if (!part.equals(told.get(name))) {
                set.add(name, part);
            }
        });
        JsonArray gone = new JsonArray();
        told.keySet().stream().filter(name -> !parts.containsKey(name)).forEach(gone::add);
        told = parts;
        if (set.isEmpty() && gone.isEmpty()) {
            return Optional.empty();
        }
        JsonObject change = new JsonObject();
        change.add("set", set);
        change.add("gone", gone);
        return Optional.of(change);
    }
}
