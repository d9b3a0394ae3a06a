package umpire.web.payload;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Map;

/**
 * The changes that a page has not received yet.
 *
 * @param set the new or changed parts by name
 * @param gone the names of removed parts
 */
public record SceneChange(Map<String, JsonElement> set, List<String> gone) {
    public SceneChange {
        gone = List.copyOf(gone);
    }

    public boolean isEmpty() {
        return set.isEmpty() && gone.isEmpty();
    }
}
