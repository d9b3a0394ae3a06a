package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;

/**
 * The units on the board.
 *
 * @param squads the units by place; an empty place is absent
 */
public record Forces(SortedMap<GroundPlace, ForceSquad> squads) {
    public static final Forces NONE = new Forces(new TreeMap<>());

    public Forces {
        squads = Collections.unmodifiableSortedMap(new TreeMap<>(squads));
    }

    public Optional<ForceSquad> at(GroundPlace place) {
        return Optional.ofNullable(squads.get(place));
    }

    /** Returns whether units of an army stand on a place. */
    public boolean holds(ArmyColour army, GroundPlace place) {
        ForceSquad squad = squads.get(place);
        return squad != null && squad.army() == army;
    }

    /** Returns whether an army may put one more unit on a place. */
    public boolean hasRoom(ArmyColour army, GroundPlace place) {
        ForceSquad squad = squads.get(place);
        return squad == null || (squad.army() == army && !squad.full());
    }

    /** Returns the units of an army on a place; empty if the other army holds it. */
    public List<ForceUnit> units(ArmyColour army, GroundPlace place) {
        ForceSquad squad = squads.get(place);
        return squad == null || squad.army() != army ? List.of() : squad.units();
    }

    /** Returns the units of an army and a type on a place, the unit that has done less first. */
    public List<ForceUnit> units(ArmyColour army, GroundPlace place, ForceType type) {
        return units(army, place).stream().filter(unit -> unit.type() == type).toList();
    }

    public Forces with(ArmyColour army, GroundPlace place, ForceUnit unit) {
        SortedMap<GroundPlace, ForceSquad> changed = new TreeMap<>(squads);
        changed.merge(place, new ForceSquad(army, List.of(unit)), (old, added) -> old.with(unit));
        return new Forces(changed);
    }

    public Forces without(GroundPlace place, ForceUnit unit) {
        SortedMap<GroundPlace, ForceSquad> changed = new TreeMap<>(squads);
        changed.computeIfPresent(place, (same, squad) -> squad.size() == 1 ? null : squad.without(unit));
        return new Forces(changed);
    }

    /** Returns the forces after a unit went to another place, with its new readiness. */
    public Forces moved(ArmyColour army, GroundPlace from, ForceUnit unit, GroundPlace to, UnitReadiness then) {
        return without(from, unit).with(army, to, unit.with(then));
    }

    /** Returns the forces with the readiness of every unit reset. */
    public Forces rested() {
        return changed(unit -> ForceUnit.fresh(unit.type()));
    }

    /** Returns the forces at the start of an army's turn. Of the units that were attacked, only its own stay marked as attacked. */
    public Forces restedFor(ArmyColour army) {
        SortedMap<GroundPlace, ForceSquad> next = new TreeMap<>(squads);
        next.replaceAll((place, squad) -> squad.changed(
                unit -> squad.army() == army ? unit.with(unit.readiness().rested()) : ForceUnit.fresh(unit.type())));
        return new Forces(next);
    }

    /** Returns the forces with these units of a place marked as attacked. */
    public Forces assailed(GroundPlace place, Collection<ForceUnit> units) {
        SortedMap<GroundPlace, ForceSquad> next = new TreeMap<>(squads);
        next.computeIfPresent(
                place,
                (same, squad) -> squad.changed(unit ->
                        units.contains(unit) ? unit.with(unit.readiness().afterDefence()) : unit));
        return new Forces(next);
    }

    private Forces changed(UnaryOperator<ForceUnit> each) {
        SortedMap<GroundPlace, ForceSquad> next = new TreeMap<>(squads);
        next.replaceAll((place, squad) -> squad.changed(each));
        return new Forces(next);
    }

    /** Returns every unit of an army. */
    public List<ForceUnit> of(ArmyColour army) {
        List<ForceUnit> all = new ArrayList<>();
        squads.values().stream().filter(squad -> squad.army() == army).forEach(squad -> all.addAll(squad.units()));
        return all;
    }

    public int count(ArmyColour army, ForceType type) {
        int count = 0;
        for (ForceSquad squad : squads.values()) {
            count += squad.army() == army ? squad.count(type) : 0;
        }
        return count;
    }

    public boolean destroyed(ArmyColour army) {
        return squads.values().stream().noneMatch(squad -> squad.army() == army);
    }
}
