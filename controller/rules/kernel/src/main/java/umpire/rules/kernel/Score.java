package umpire.rules.kernel;

import java.util.List;

/**
 * A number worth showing for a seat.
 *
 * @param seat whose
 * @param points how many
 * @param what one or two words: {@code points}, {@code units}
 * @param parts what the points were for, adding up to them; empty where that goes without saying
 * @param shared whether all play together, and every seat in turn is named with the same points
 */
public record Score(Seat seat, int points, String what, List<Reason> parts, boolean shared) {
    /**
     * Some of the points.
     *
     * @param what for: {@code the Ogre's main battery}
     */
    public record Reason(int points, String what) {}

    public Score {
        parts = List.copyOf(parts);
        if (!parts.isEmpty() && parts.stream().mapToInt(Reason::points).sum() != points) {
            throw new IllegalArgumentException(
                    seat + "'s " + points + " " + what + " are not what the parts add up to");
        }
    }

    /** A seat's own score. */
    public Score(Seat seat, int points, String what, List<Reason> parts) {
        this(seat, points, what, parts, false);
    }

    /** A number that goes without saying. */
    public Score(Seat seat, int points, String what) {
        this(seat, points, what, List.of());
    }
}
