package umpire.player;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Rules;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;

/**
 * The value of a state for each seat, from 0 to 1, in seat order. A finished game is worth 1 to winners, 0 to losers, and a half to all
 * without a winner. An unfinished one has the value of the game's estimate or of its scores, always less extreme than a finished one.
 *
 * @param <S> the game's state
 */
final class SeatValues<S> {
    private static final double HALF = 0.5;
    private static final double MOST_BY_SCORES = 0.4;
    private static final double SURELY = 0.96;
    private static final double STEEPNESS = 4;

    private final Rules<S, ?> rules;
    private final List<Seat> seats;
    private final boolean together;
    private final int sharedAtFirst;
    private final boolean guesses;

    /**
     * Values states relative to a first one.
     *
     * @param guesses whether to use the game's estimate
     */
    SeatValues(Rules<S, ?> rules, S first, boolean guesses) {
        this.guesses = guesses;
        this.rules = rules;
        this.seats = rules.seats();
        this.together = rules.playedTogether();
        this.sharedAtFirst = together ? shared(first) : 0;
    }

    int index(Seat seat) {
        return seats.indexOf(seat);
    }

    double[] of(S state) {
        if (together) {
            Optional<Estimate> guess = guess(state);
            if (guess.isPresent()) {
                return guessed(guess.get());
            }
            double[] all = new double[seats.size()];
            Arrays.fill(all, HALF + HALF * squashed((shared(state) - sharedAtFirst) / STEEPNESS));
            return all;
        }
        return rules.awaited(state) instanceof Awaited.Nothing nothing
                ? atEnd(nothing.outcome())
                : guess(state).map(this::guessed).orElseGet(() -> byScores(rules.scores(state)));
    }

    private Optional<Estimate> guess(S state) {
        return guesses ? rules.estimate(state) : Optional.empty();
    }

    private double[] guessed(Estimate guess) {
        double[] worth = new double[seats.size()];
        for (int i = 0; i < worth.length; i++) {
            worth[i] = together ? guess.of(i) : HALF + SURELY * (guess.of(i) - HALF);
        }
        return worth;
    }

    private double[] atEnd(Outcome outcome) {
        return seats.stream()
                .mapToDouble(seat ->
                        outcome.winners().isEmpty() ? HALF : outcome.winners().contains(seat) ? 1 : 0)
                .toArray();
    }

    private double[] byScores(List<Score> scores) {
        return seats.stream()
                .mapToDouble(seat -> HALF + MOST_BY_SCORES * squashed(lead(scores, seat)))
                .toArray();
    }

    private double lead(List<Score> scores, Seat seat) {
        int own = points(scores, seat);
        int best = seats.stream()
                .filter(other -> !other.equals(seat))
                .mapToInt(other -> points(scores, other))
                .max()
                .orElse(own);
        return STEEPNESS * (own - best) / (Math.abs(own) + Math.abs(best) + STEEPNESS);
    }

    private static int points(List<Score> scores, Seat seat) {
        return scores.stream()
                .filter(score -> score.seat().equals(seat))
                .mapToInt(Score::points)
                .sum();
    }

    private int shared(S state) {
        return rules.scores(state).stream().mapToInt(Score::points).findFirst().orElse(0);
    }

    /** Returns a number from -1 to 1 that grows with the given one. */
    private static double squashed(double lead) {
        return lead / (1 + Math.abs(lead));
    }
}
