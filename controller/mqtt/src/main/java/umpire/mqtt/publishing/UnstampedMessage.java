package umpire.mqtt.publishing;

import java.util.Optional;
import umpire.mqtt.payload.MessagePayload;

/**
 * A message before it is numbered and dated.
 *
 * @param suffix the topic below the root
 * @param body its content; empty to clear the retained message
 * @param retained whether it is a state that later readers must find
 */
public record UnstampedMessage(String suffix, Optional<MessagePayload> body, boolean retained) {
    public static UnstampedMessage state(String suffix, MessagePayload body) {
        return new UnstampedMessage(suffix, Optional.of(body), true);
    }

    public static UnstampedMessage moment(String suffix, MessagePayload body) {
        return new UnstampedMessage(suffix, Optional.of(body), false);
    }

    public static UnstampedMessage cleared(String suffix) {
        return new UnstampedMessage(suffix, Optional.empty(), true);
    }
}
