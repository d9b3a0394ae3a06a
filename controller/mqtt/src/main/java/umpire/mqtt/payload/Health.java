package umpire.mqtt.payload;

import java.util.List;
import java.util.OptionalLong;

/**
 * How the table is.
 *
 * @param frameAgeMs how old the last frame is; empty while there is none
 * @param stages how long the stages of the way of a frame took, in their order
 * @param parts the parts of the machine; the link adds the broker itself
 * @param problems what the builder should know, one sentence each
 */
public record Health(OptionalLong frameAgeMs, List<HealthStage> stages, List<Part> parts, List<String> problems) {
    public Health {
        stages = List.copyOf(stages);
        parts = List.copyOf(parts);
        problems = List.copyOf(problems);
    }

    /** How long one stage took lately, in milliseconds. */
    public record HealthStage(String stage, double medianMs, double worstMs) {}

    /**
     * One part of the machine.
     *
     * @param part {@code camera}, {@code leds}, {@code journal}
     * @param says one phrase
     */
    public record Part(String part, HealthState state, String says) {}

    /** How a part is. */
    public enum HealthState {
        OK,
        TROUBLE,
        OFF
    }
}
