package umpire.rules.groundforce;

import java.util.Comparator;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * A unit that attacks.
 *
 * @param from where it stands
 * @param readiness what it has done, this attack included
 */
public record AssaultFighter(GroundPlace from, UnitReadiness readiness) implements Comparable<AssaultFighter> {
    private static final Comparator<AssaultFighter> ORDER =
            Comparator.comparing(AssaultFighter::from).thenComparing(AssaultFighter::readiness);

    @Override
    public int compareTo(AssaultFighter other) {
        return ORDER.compare(this, other);
    }
}
