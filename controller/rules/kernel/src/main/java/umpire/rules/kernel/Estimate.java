package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The game's estimate of each seat's chance to win. No rule depends on it. A search may use it instead of playing to
 * the end.
 *
 * @param chances in seat order, each from 0 to 1; their sum is 1. In a cooperative game each is the expected share of
 *     the greatest possible score
 * @param playedOn the playout depth: the number of random actions after which the estimate tells most about the
 *     position before them. It is high where a position itself shows little, and 0 where most random actions are
 *     mistakes
 */
public record Estimate(List<Double> chances, int playedOn) {
    private static final double SURE = 1;
    private static final int USUALLY = 16;

    public Estimate {
        chances = List.copyOf(chances);
        if (playedOn < 0) {
            throw new IllegalArgumentException("a playout depth is 0 or more actions, not " + playedOn);
        }
        for (double chance : chances) {
            if (!(chance >= 0 && chance <= SURE)) {
                throw new IllegalArgumentException("a chance is a number from 0 to 1, not " + chance);
            }
        }
    }

    /** An estimate with the default playout depth. */
    public Estimate(List<Double> chances) {
        this(chances, USUALLY);
    }

    /** Returns this estimate with a playout depth. */
    public Estimate tellingMostAfter(int actions) {
        return new Estimate(chances, actions);
    }

    /**
     * Returns the chances of two seats (a logistic function).
     *
     * @param lead of the first over the second: 0 gives both one half, 1 gives the first nearly three quarters
     */
    public static Estimate ofLead(double lead) {
        double first = SURE / (SURE + StrictMath.exp(-lead));
        return new Estimate(List.of(first, SURE - first));
    }

    /** Returns the same chance for every seat of a cooperative game. */
    public static Estimate shared(int seats, double chance) {
        return new Estimate(Collections.nCopies(seats, chance));
    }

    /** Returns the result of a finished game: the winners share 1, and in a draw all seats do. */
    public static Estimate decided(List<Seat> seats, Outcome outcome) {
        List<Seat> winners = outcome.winners().isEmpty() ? seats : outcome.winners();
        List<Double> chances = new ArrayList<>();
        for (Seat seat : seats) {
            chances.add(winners.contains(seat) ? SURE / winners.size() : 0);
        }
        return new Estimate(chances);
    }

    /** Returns the chance of a seat, by its index in seat order. */
    public double of(int seat) {
        return chances.get(seat);
    }
}
