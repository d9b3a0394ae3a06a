package umpire.web.payload;

import java.util.List;
import umpire.mqtt.payload.EventPayload;

/**
 * The history of a game, from its start.
 *
 * @param game the game's id
 * @param title the game's title for people
 * @param lastedMs the milliseconds from its beginning to its last action; 0 if unknown
 */
public record HistoryPayload(String game, String title, long lastedMs, List<HistoryStep> steps) {
    public HistoryPayload {
        steps = List.copyOf(steps);
    }

    /**
     * @param number the number of actions logged up to this step; 0 for the start
     * @param lines its log lines
     * @param setUp whether it belongs to the set-up, before the first turn
     * @param points the points after it, in seat order
     * @param chances the estimated chances of winning after it, in seat order; empty while it goes on
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
