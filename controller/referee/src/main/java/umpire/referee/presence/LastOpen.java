package umpire.referee.presence;

import java.util.List;
import java.util.Optional;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;

/**
 * What lay on the table when it was last seen at rest, with no hand over it.
 *
 * @param dice how they lay; nothing before the first such look
 * @param pieces how many could be seen, on places and beside them; counts less only once nothing is hidden
 */
record LastOpen(Optional<List<SeenDie>> dice, int pieces) {
    static final LastOpen NONE = new LastOpen(Optional.empty(), 0);

    /** A die at rest is measured anew with each picture. Chosen. */
    private static final double DIE_WAVERS_MM = 3;

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

    /** Returns whether the same dice lie where they lay: no hand may pass over a die unnoticed. */
    boolean hasSameDice(Observation look) {
        return dice.filter(before -> before.size() == look.dice().size()
                        && before.stream().allMatch(die -> look.dice().stream().anyMatch(other -> lies(die, other))))
                .isPresent();
    }

    private static boolean lies(SeenDie before, SeenDie now) {
        return before.sameType(now)
                && before.face().equals(now.face())
                && before.pose().distanceMm(now.pose()) <= DIE_WAVERS_MM;
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
