package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
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
}
