package umpire.mqtt;

import java.util.Optional;
import umpire.mqtt.payload.MessagePayload;

/**
 * Something to say, before it is numbered and dated.
 *
 * @param suffix the topic below the root
 * @param body what it says; empty to clear what is retained
 * @param retained whether it is a state that later readers must find
 */
record UnstampedMessage(String suffix, Optional<MessagePayload> body, boolean retained) {
    static UnstampedMessage state(String suffix, MessagePayload body) {
        return new UnstampedMessage(suffix, Optional.of(body), true);
    }

    static UnstampedMessage moment(String suffix, MessagePayload body) {
        return new UnstampedMessage(suffix, Optional.of(body), false);
    }

    static UnstampedMessage cleared(String suffix) {
        return new UnstampedMessage(suffix, Optional.empty(), true);
    }
}
