package umpire.rules.kernel;

import java.util.List;

/**
 * How a game ended.
 *
 * @param kind one word for statistics: {@code checkmate}, {@code repetition}
 * @param winners the winning seats; empty for a draw
 * @param rule the rule that ended it
 * @param says one sentence
 */
public record Outcome(String kind, List<Seat> winners, Rule rule, String says) {
    public Outcome {
        winners = List.copyOf(winners);
    }
}
