package umpire.web;

import com.google.gson.JsonElement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.web.payload.SceneChange;

/** Computes the changes that a page has not received yet. */
final class SceneDiff {
    private Map<String, JsonElement> told = new LinkedHashMap<>();

    /** Returns the changes since the last call; empty if there are none. */
    Optional<SceneChange> since(Map<String, JsonElement> parts) {
        Map<String, JsonElement> set = new LinkedHashMap<>();
        parts.forEach((name, part) -> {
            if (!part.equals(told.get(name))) {
                set.put(name, part);
            }
        });
        List<String> gone =
                told.keySet().stream().filter(name -> !parts.containsKey(name)).toList();
        told = parts;
        return Optional.of(new SceneChange(set, gone)).filter(change -> !change.isEmpty());
    }
}
