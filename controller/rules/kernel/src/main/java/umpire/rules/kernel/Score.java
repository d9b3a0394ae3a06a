package umpire.rules.kernel;

import java.util.List;

/**
 * A number worth showing for a seat.
 *
 * @param seat whose; a shared score names every seat in turn with the same points
 * @param points how many
 * @param what one or two words: {@code points}, {@code units}
 * @param parts what the points were for, adding up to them; empty where that goes without saying
 */
public record Score(Seat seat, int points, String what, List<Reason> parts) {
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

    /** A number that goes without saying. */
    public Score(Seat seat, int points, String what) {
        this(seat, points, what, List.of());
    }
}
