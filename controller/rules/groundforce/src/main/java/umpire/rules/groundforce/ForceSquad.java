package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;

/**
 * The units on one place.
 *
 * @param army the army of the units
 * @param units the units, sorted by type; the unit of a type that has done less comes first
 */
public record ForceSquad(ArmyColour army, List<ForceUnit> units) {
    /** The number of units that a place holds. */
    public static final int ROOM = 2;

    public ForceSquad {
        List<ForceUnit> sorted = new ArrayList<>(units);
        Collections.sort(sorted);
        units = List.copyOf(sorted);
    }

    public int size() {
        return units.size();
    }

    public boolean full() {
        return units.size() >= ROOM;
    }

    /** Returns the units of a type, the unit that has done less first. */
    public List<ForceUnit> of(ForceType type) {
        return units.stream().filter(unit -> unit.type() == type).toList();
    }

    public int count(ForceType type) {
        return of(type).size();
    }

    /** Returns the types on this place, each once. */
    public List<ForceType> types() {
        return units.stream().map(ForceUnit::type).distinct().toList();
    }

    ForceSquad with(ForceUnit unit) {
        List<ForceUnit> more = new ArrayList<>(units);
        more.add(unit);
        return new ForceSquad(army, more);
    }

    ForceSquad without(ForceUnit unit) {
        List<ForceUnit> less = new ArrayList<>(units);
        less.remove(unit);
        return new ForceSquad(army, less);
    }

    ForceSquad changed(UnaryOperator<ForceUnit> each) {
        return new ForceSquad(army, units.stream().map(each).toList());
    }
}
