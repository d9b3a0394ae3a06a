package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How likely each seat is to win, as the game guesses it. It decides nothing: whoever thinks ahead may stop there.
 *
 * @param chances in seat order, each from 0 to 1; together they are 1, unless all play together: then each is how much of the most they may
 *     score is to be hoped for
 * @param playedOn after how many more actions, taken at random, it tells most of how things stood before them: the more, the less of that can be
 *     told at once; none where most actions are mistakes that spoil it
 */
public record Estimate(List<Double> chances, int playedOn) {
    private static final double SURE = 1;
    private static final int USUALLY = 16;

    public Estimate {
        chances = List.copyOf(chances);
        if (playedOn < 0) {
            throw new IllegalArgumentException("a game is played on by some actions, not by " + playedOn);
        }
        for (double chance : chances) {
            if (!(chance >= 0 && chance <= SURE)) {
                throw new IllegalArgumentException("a chance is a number from 0 to 1, not " + chance);
            }
        }
    }

    /** A guess that tells as much as others do once some more was played. */
    public Estimate(List<Double> chances) {
        this(chances, USUALLY);
    }

    /** Returns the same guess, which tells most after so many more actions. */
    public Estimate tellingMostAfter(int actions) {
        return new Estimate(chances, actions);
    }

    /**
     * Returns what two seats may hope for.
     *
     * @param lead of the first over the second: with none both have half, with 1 the first has nearly three of four, and so on
     */
    public static Estimate ofLead(double lead) {
        double first = SURE / (SURE + StrictMath.exp(-lead));
        return new Estimate(List.of(first, SURE - first));
    }

    /** Returns the same for every seat of those who play together. */
    public static Estimate shared(int seats, double chance) {
        return new Estimate(Collections.nCopies(seats, chance));
    }

    /** Returns what came of a game that is over: winners share all of it, and where nobody won all seats do. */
    public static Estimate decided(List<Seat> seats, Outcome outcome) {
        List<Seat> winners = outcome.winners().isEmpty() ? seats : outcome.winners();
        List<Double> chances = new ArrayList<>();
        for (Seat seat : seats) {
            chances.add(winners.contains(seat) ? SURE / winners.size() : 0);
        }
        return new Estimate(chances);
    }

    /** Returns the chance of a seat by its place in seat order. */
    public double of(int seat) {
        return chances.get(seat);
    }
}
