package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A seat's score, and the goals that decide the game.
 *
 * @param points the number
 * @param what one or two words: {@code points}, {@code units}
 * @param parts the reasons for the points, adding up to them; empty where they are obvious
 * @param shared whether the game is cooperative, and every seat has the same points
 * @param goals the counts that decide the game, the most important first; empty where nothing is counted
 * @param leads whether the seat is ahead of every other by these goals
 */
public record Score(
        Seat seat, int points, String what, List<Reason> parts, boolean shared, List<Goal> goals, boolean leads) {
    /**
     * A part of the points.
     *
     * @param what the reason: {@code the Ogre's main battery}
     */
    public record Reason(int points, String what) {}

    /**
     * A seat's progress towards a goal of the game.
     *
     * @param what the noun after the count: {@code units at e4}
     * @param most the count that wins, or the maximum where it does not win
     * @param lostAt the count with which the seat has lost
     */
    public record Goal(int count, String what, Optional<Integer> most, Optional<Integer> lostAt) {
        /** A goal without a limit. */
        public Goal(int count, String what) {
            this(count, what, Optional.empty(), Optional.empty());
        }

        /** Returns the goal with the count that wins, or with its maximum. */
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

    /** A score without goals. */
    public Score(Seat seat, int points, String what, List<Reason> parts, boolean shared) {
        this(seat, points, what, parts, shared, List.of(), false);
    }

    /** A seat's own score. */
    public Score(Seat seat, int points, String what, List<Reason> parts) {
        this(seat, points, what, parts, false);
    }

    /** A score without reasons. */
    public Score(Seat seat, int points, String what) {
        this(seat, points, what, List.of());
    }

    /** Returns the score with its goals. */
    public Score decidedBy(boolean ahead, Goal... counted) {
        return new Score(seat, points, what, parts, shared, List.of(counted), ahead);
    }
}
