package umpire.rules.groundforce;

import java.util.Comparator;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * One unit of an announced attack.
 *
 * @param from the place of the unit
 * @param choice the choice between two alike units there
 */
public record NamedAttacker(GroundPlace from, AlikeChoice choice) implements Comparable<NamedAttacker> {
    private static final Comparator<NamedAttacker> ORDER =
            Comparator.comparing(NamedAttacker::from).thenComparing(NamedAttacker::choice);

    /** Returns the default attacker of a place. */
    public static NamedAttacker at(GroundPlace from) {
        return new NamedAttacker(from, AlikeChoice.UNSAID);
    }

    @Override
    public int compareTo(NamedAttacker other) {
        return ORDER.compare(this, other);
    }
}
