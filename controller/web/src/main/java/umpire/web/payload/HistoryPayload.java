package umpire.web.payload;

import java.util.List;
import umpire.mqtt.payload.EventPayload;

/**
 * What was played in a game, from its start.
 *
 * @param game its id
 * @param title what people call it
 * @param lastedMs how long ago it had been begun when it was last played; 0 where nobody knows
 */
public record HistoryPayload(String game, String title, long lastedMs, List<HistoryStep> steps) {
    public HistoryPayload {
        steps = List.copyOf(steps);
    }

    /**
     * One step.
     *
     * @param number how many actions had been told with it; 0 for the start
     * @param lines what was told of it
     * @param setUp whether it belonged to the set-up, before anything was played
     * @param points after it, in seat order
     * @param chances of winning after it, in seat order, as the game guesses them; none while it goes on
     */
    public record HistoryStep(
            int number, List<EventPayload> lines, boolean setUp, List<Integer> points, List<Double> chances) {
        public HistoryStep {
            chances = List.copyOf(chances);
            points = List.copyOf(points);
            lines = List.copyOf(lines);
        }
    }
}
