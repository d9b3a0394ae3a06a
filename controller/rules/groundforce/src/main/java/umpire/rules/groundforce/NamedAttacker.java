package umpire.rules.groundforce;

import java.util.Comparator;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * One of the units that an attack is announced with.
 *
 * @param from where it stands
 * @param choice which of two alike there
 */
public record NamedAttacker(GroundPlace from, AlikeChoice choice) implements Comparable<NamedAttacker> {
    private static final Comparator<NamedAttacker> ORDER =
            Comparator.comparing(NamedAttacker::from).thenComparing(NamedAttacker::choice);

    /** A unit that need not be told from another. */
    public static NamedAttacker at(GroundPlace from) {
        return new NamedAttacker(from, AlikeChoice.UNSAID);
    }

    @Override
    public int compareTo(NamedAttacker other) {
        return ORDER.compare(this, other);
    }
}
