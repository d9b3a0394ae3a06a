package umpire.mqtt.payload;

import java.util.List;
import java.util.OptionalLong;

/**
 * The health of the table.
 *
 * @param frameAgeMs the age of the last frame; empty before the first
 * @param stages the duration of each stage of frame processing, in order
 * @param parts the parts of the machine; the link adds the broker
 * @param problems problems for the builder, one sentence each
 */
public record Health(OptionalLong frameAgeMs, List<HealthStage> stages, List<Part> parts, List<String> problems) {
    public Health {
        stages = List.copyOf(stages);
        parts = List.copyOf(parts);
        problems = List.copyOf(problems);
    }

    /** The recent duration of one stage, in milliseconds. */
    public record HealthStage(String stage, double medianMs, double worstMs) {}

    /**
     * One part of the machine.
     *
     * @param part {@code camera}, {@code leds}, {@code journal}
     * @param says one phrase
     */
    public record Part(String part, HealthState state, String says) {}

    /** The state of a part. */
    public enum HealthState {
        OK,
        TROUBLE,
        OFF
    }
}
