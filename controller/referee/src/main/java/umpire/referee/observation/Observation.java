package umpire.referee.observation;

import java.util.List;

/**
 * All that one frame shows.
 *
 * @param frame the frame's number, growing
 * @param takenMs when the frame was taken, on the table's monotonic clock
 * @param registered true when the corner tags placed the frame; otherwise there are no sightings
 * @param moving true when the picture differs from the one before it somewhere on the table
 * @param hand true when a hand, or something else that does not belong, reaches over the table
 * @param sightings one for each place of the board, in the board's order; empty when no board was recognised
 * @param aside known pieces that stand beside every place, sorted by token, then by tag
 * @param dice every die, sorted by pose
 * @param troubles what the builder should know, one sentence each: a corner tag out of sight, a tag seen twice
 */
public record Observation(
        long frame,
        long takenMs,
        boolean registered,
        boolean moving,
        boolean hand,
        List<Sighting> sightings,
        List<SeenToken> aside,
        List<SeenDie> dice,
        List<String> troubles) {
    public Observation {
        sightings = List.copyOf(sightings);
        aside = List.copyOf(aside);
        dice = List.copyOf(dice);
        troubles = List.copyOf(troubles);
    }
    /** Returns whether the table was seen with nothing moving on it and no hand over it. */
    public boolean quiet() {
        return registered && !moving && !hand && !sightings.isEmpty();
    }

    /** Returns the same for a later frame that shows the same. */
    public Observation at(long laterFrame, long laterMs) {
        return new Observation(laterFrame, laterMs, registered, moving, hand, sightings, aside, dice, troubles);
    }
}
