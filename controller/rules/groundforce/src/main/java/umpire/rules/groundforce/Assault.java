package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * An announced attack.
 *
 * @param type the type of the attacking units
 * @param fighters the attacking units, by place
 * @param target the attacked place
 */
public record Assault(ForceType type, List<AssaultFighter> fighters, GroundPlace target) {
    public Assault {
        List<AssaultFighter> sorted = new ArrayList<>(fighters);
        Collections.sort(sorted);
        fighters = List.copyOf(sorted);
    }

    /** Returns whether this is a shot of a heavy weapon. */
    public boolean shot() {
        return type == ForceType.HEAVY;
    }

    /** Returns the places of the attackers, one entry per attacker. */
    public List<GroundPlace> from() {
        return fighters.stream().map(AssaultFighter::from).toList();
    }

    /** Returns the attackers on a place, the unit that has done less first. */
    public List<AssaultFighter> fighters(GroundPlace place) {
        return fighters.stream().filter(fighter -> fighter.from().equals(place)).toList();
    }

    public ForceUnit unit(AssaultFighter fighter) {
        return new ForceUnit(type, fighter.readiness());
    }

    /**
     * An attacking unit.
     *
     * @param from the place of the unit
     * @param readiness its actions so far, including this attack
     */
    public record AssaultFighter(GroundPlace from, UnitReadiness readiness) implements Comparable<AssaultFighter> {
        private static final Comparator<AssaultFighter> ORDER =
                Comparator.comparing(AssaultFighter::from).thenComparing(AssaultFighter::readiness);

        @Override
        public int compareTo(AssaultFighter other) {
            return ORDER.compare(this, other);
        }
    }
}
