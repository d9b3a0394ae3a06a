package umpire.web;

import com.google.gson.JsonElement;
import java.util.LinkedHashMap;
import java.util.Map;
import umpire.vision.twin.VirtualTable;
import umpire.web.payload.SceneParts;

/**
 * Caches the parts of a virtual table's scene for all pages, and rebuilds them only after an action or a movement.
 * Pages ask twenty times a second, and the table mostly stands still.
 */
final class SceneWatch {
    private final VirtualTable table;
    private volatile Written last = new Written(-1, Map.of());

    private record Written(long changes, Map<String, JsonElement> parts) {}

    SceneWatch(VirtualTable table) {
        this.table = table;
    }

    /** Returns the scene's parts at a moment, in an unmodifiable map. */
    Map<String, JsonElement> parts(long nowMs) {
        long changes = table.changes();
        boolean still = !table.moving(nowMs);
        Written before = last;
        if (still && before.changes() == changes) {
            return before.parts();
        }
        Map<String, JsonElement> parts = new LinkedHashMap<>();
        SceneParts.add(table.at(nowMs), parts);
        last = new Written(still ? changes : -1, parts);
        return parts;
    }
}
