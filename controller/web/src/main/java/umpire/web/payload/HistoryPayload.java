package umpire.web.payload;

import java.util.List;
import umpire.mqtt.payload.EventPayload;

/**
 * What was played in a game, from its start.
 *
 * @param game its id
 * @param title what people call it
 */
public record HistoryPayload(String game, String title, List<HistoryStep> steps) {
    public HistoryPayload {
        steps = List.copyOf(steps);
    }

    /**
     * One step.
     *
     * @param number how many actions had been told with it; 0 for the start
     * @param lines what was told of it
     */
    public record HistoryStep(int number, List<EventPayload> lines) {
        public HistoryStep {
            lines = List.copyOf(lines);
        }
    }
}
