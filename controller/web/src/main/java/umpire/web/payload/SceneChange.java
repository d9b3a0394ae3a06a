package umpire.web.payload;

import com.google.gson.JsonElement;
import java.util.List;
import java.util.Map;

/**
 * What a page has not been told yet.
 *
 * @param set the parts that are new or different, by their names
 * @param gone the names of those that are no more
 */
public record SceneChange(Map<String, JsonElement> set, List<String> gone) {
    public SceneChange {
        gone = List.copyOf(gone);
    }

    public boolean isEmpty() {
        return set.isEmpty() && gone.isEmpty();
    }
}
