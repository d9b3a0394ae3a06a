package umpire.table.mqtt;

import com.google.gson.JsonObject;
import java.util.Optional;

/**
 * Something to say, before it is numbered and dated.
 *
 * @param suffix the topic below the root
 * @param body the payload without {@code seq}, {@code run} and {@code at}; empty to clear what is retained
 * @param retained whether it is a state that later readers must find
 */
record Message(String suffix, Optional<JsonObject> body, boolean retained) {
    static Message state(String suffix, JsonObject body) {
        return new Message(suffix, Optional.of(body), true);
    }

    static Message moment(String suffix, JsonObject body) {
        return new Message(suffix, Optional.of(body), false);
    }

    static Message cleared(String suffix) {
        return new Message(suffix, Optional.empty(), true);
    }
}
