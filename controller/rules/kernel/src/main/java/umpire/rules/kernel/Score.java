package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A number worth showing for a seat, and what decides the game.
 *
 * @param seat whose
 * @param points how many
 * @param what one or two words: {@code points}, {@code units}
 * @param parts what the points were for, adding up to them; empty where that goes without saying
 * @param shared whether all play together, and every seat in turn is named with the same points
 * @param goals what decides the game, what matters most first; empty where nothing is counted
 * @param leads whether the seat is ahead of every other by these goals
 */
public record Score(
        Seat seat, int points, String what, List<Reason> parts, boolean shared, List<Goal> goals, boolean leads) {
    /**
     * Some of the points.
     *
     * @param what for: {@code the Ogre's main battery}
     */
    public record Reason(int points, String what) {}

    /**
     * How far a seat has come with one of the things that decide the game.
     *
     * @param what as it follows the count: {@code units at e4}
     * @param most the count that wins, or that none can pass where nobody wins by it
     * @param lostAt the count with which the seat has lost
     */
    public record Goal(int count, String what, Optional<Integer> most, Optional<Integer> lostAt) {
        /** A goal without a limit. */
        public Goal(int count, String what) {
            this(count, what, Optional.empty(), Optional.empty());
        }

        /** Returns the goal with the count that wins, or that none can pass. */
        public Goal upTo(int limit) {
            return new Goal(count, what, Optional.of(limit), lostAt);
        }

        /** Returns the goal with the count with which the seat has lost. */
        public Goal lostAt(int limit) {
            return new Goal(count, what, most, Optional.of(limit));
        }
    }

    public Score {
        parts = List.copyOf(parts);
        goals = List.copyOf(goals);
        if (!parts.isEmpty() && parts.stream().mapToInt(Reason::points).sum() != points) {
            throw new IllegalArgumentException(
                    seat + "'s " + points + " " + what + " are not what the parts add up to");
        }
    }

    /** A score of a game that says nothing of what decides it. */
    public Score(Seat seat, int points, String what, List<Reason> parts, boolean shared) {
        this(seat, points, what, parts, shared, List.of(), false);
    }

    /** A seat's own score. */
    public Score(Seat seat, int points, String what, List<Reason> parts) {
        this(seat, points, what, parts, false);
    }

    /** A number that goes without saying. */
    public Score(Seat seat, int points, String what) {
        this(seat, points, what, List.of());
    }

    /** Returns the score with what decides the game. */
    public Score decidedBy(boolean ahead, Goal... counted) {
        return new Score(seat, points, what, parts, shared, List.of(counted), ahead);
    }
}
