package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The machine's health, and the list of retained topics. */
public record HealthPayload(
        Optional<Long> frameAgeMs,
        List<Health.HealthStage> stages,
        List<Health.Part> parts,
        List<String> problems,
        long missedEvents,
        List<RetainedTopic> retained)
        implements MessagePayload {
    public HealthPayload {
        stages = List.copyOf(stages);
        parts = List.copyOf(parts);
        problems = List.copyOf(problems);
        retained = List.copyOf(retained);
    }

    /** The number of a retained topic's last message. */
    public record RetainedTopic(String topic, long seq) {}

    public static HealthPayload of(Health health, Health.Part broker, long missedEvents) {
        return new HealthPayload(
                health.frameAgeMs().stream().boxed().findFirst(),
                health.stages(),
                Stream.concat(Stream.of(broker), health.parts().stream()).toList(),
                health.problems(),
                missedEvents,
                List.of());
    }

    /** Returns the same health with the last message number of each other retained topic. */
    public HealthPayload naming(List<RetainedTopic> others) {
        return new HealthPayload(frameAgeMs, stages, parts, problems, missedEvents, others);
    }
}
