package umpire.rules.groundforce;

import java.util.Comparator;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * An attacking unit.
 *
 * @param from the place of the unit
 * @param readiness its actions so far, with this attack
 */
public record AssaultFighter(GroundPlace from, UnitReadiness readiness) implements Comparable<AssaultFighter> {
    private static final Comparator<AssaultFighter> ORDER =
            Comparator.comparing(AssaultFighter::from).thenComparing(AssaultFighter::readiness);

    @Override
    public int compareTo(AssaultFighter other) {
        return ORDER.compare(this, other);
    }
}
