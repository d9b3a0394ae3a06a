package umpire.referee.presence;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;

/**
 * What lay on the table when it was last seen at rest, with no hand over it.
 *
 * @param dice that could be seen; nothing before the first such look
 * @param pieces how many could be seen, on places and beside them; counts less only once nothing is hidden
 */
record LastOpen(Optional<List<SeenDie>> dice, int pieces) {
    static final LastOpen NONE = new LastOpen(Optional.empty(), 0);

    /**
     * Returns what is known after a look.
     *
     * @param seen by the eye alone
     * @param look what came of it beside the sensors
     */
    LastOpen after(Observation seen, Observation look) {
        if (!look.quiet()) {
            return this;
        }
        boolean all = seen.sightings().stream().noneMatch(Sighting.Hidden.class::isInstance);
        int now = count(look);
        return new LastOpen(Optional.of(look.dice()), all ? now : Math.max(now, pieces));
    }

    /** Returns whether a piece that was there is seen nowhere: it may stand where none is seen. */
    boolean misses(Observation look) {
        return dice.isEmpty() || count(look) < pieces;
    }

    /** Returns whether every die is in sight: a hand may lie on none. */
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
