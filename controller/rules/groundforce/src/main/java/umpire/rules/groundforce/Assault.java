package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * An announced attack.
 *
 * @param type of the units that attack
 * @param fighters those units, by place
 * @param target the attacked place
 */
public record Assault(ForceType type, List<AssaultFighter> fighters, GroundPlace target) {
    public Assault {
        List<AssaultFighter> sorted = new ArrayList<>(fighters);
        Collections.sort(sorted);
        fighters = List.copyOf(sorted);
    }

    /** Returns whether it is a shot from a distance. */
    public boolean shot() {
        return type == ForceType.HEAVY;
    }

    /** Returns where its units stand, once for each. */
    public List<GroundPlace> from() {
        return fighters.stream().map(AssaultFighter::from).toList();
    }

    /** Returns those of its units that stand on a place, the less used first. */
    public List<AssaultFighter> fighters(GroundPlace place) {
        return fighters.stream().filter(fighter -> fighter.from().equals(place)).toList();
    }

    public ForceUnit unit(AssaultFighter fighter) {
        return new ForceUnit(type, fighter.readiness());
    }
}
