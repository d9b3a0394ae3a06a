package umpire.rules.kernel;

/**
 * A number worth showing for a seat.
 *
 * @param seat whose; a shared score names every seat in turn with the same points
 * @param points how many
 * @param what one or two words: {@code points}, {@code units}
 */
public record Score(Seat seat, int points, String what) {}
