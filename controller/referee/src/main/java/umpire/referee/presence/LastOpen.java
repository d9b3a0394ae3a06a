package umpire.referee.presence;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;

/**
 * The contents of the table when it was last seen at rest, with no hand over it.
 *
 * @param dice the visible dice; empty before the first such look
 * @param pieces the number of visible pieces, on places and beside them; it decreases only in a look without hidden
 *     parts
 */
record LastOpen(Optional<List<SeenDie>> dice, int pieces) {
    static final LastOpen NONE = new LastOpen(Optional.empty(), 0);

    /**
     * Returns the contents after a look.
     *
     * @param seen the observation of the camera alone
     * @param look the observation combined with the sensors
     */
    LastOpen after(Observation seen, Observation look) {
        if (!look.quiet()) {
            return this;
        }
        boolean all = seen.sightings().stream().noneMatch(Sighting.Hidden.class::isInstance);
        int now = count(look);
        return new LastOpen(Optional.of(look.dice()), all ? now : Math.max(now, pieces));
    }

    /** Returns whether a piece is missing from a look. It may stand in any hidden part. */
    boolean misses(Observation look) {
        return dice.isEmpty() || count(look) < pieces;
    }

    /** Returns whether every known die is in sight, so that none lies under the hand. */
    boolean showsAllDice(Observation look) {
        return dice.filter(before -> before.stream().allMatch(die -> alike(die, look.dice()) >= alike(die, before)))
                .isPresent();
    }

    private static long alike(SeenDie die, List<SeenDie> dice) {
        return dice.stream().filter(die::sameType).count();
    }

    private static int count(Observation look) {
        return look.aside().size()
                + look.sightings().stream()
                        .mapToInt(sighting -> sighting instanceof Sighting.Holds holds
                                ? holds.tokens().size()
                                : 0)
                        .sum();
    }
}
