package umpire.mqtt;

import com.google.gson.JsonObject;
import java.util.Optional;

/**
 * Something to say, before it is numbered and dated.
 *
 * @param suffix the topic below the root
 * @param body the payload without {@code seq}, {@code run} and {@code at}; empty to clear what is retained
 * @param retained whether it is a state that later readers must find
 */
record UnstampedMessage(String suffix, Optional<JsonObject> body, boolean retained) {
    static UnstampedMessage state(String suffix, JsonObject body) {
        return new UnstampedMessage(suffix, Optional.of(body), true);
    }

    static UnstampedMessage moment(String suffix, JsonObject body) {
        return new UnstampedMessage(suffix, Optional.of(body), false);
    }

    static UnstampedMessage cleared(String suffix) {
        return new UnstampedMessage(suffix, Optional.empty(), true);
    }
}
