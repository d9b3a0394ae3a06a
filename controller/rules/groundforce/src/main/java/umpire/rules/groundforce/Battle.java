package umpire.rules.groundforce;

import java.util.Collections;
import java.util.List;
import umpire.rules.groundforce.Assault.AssaultFighter;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Listed;

/**
 * Applies the result of a battle: the losses, and the attackers that move in. One battle belongs to one action and reports its events.
 *
 * @param acted the types that have acted in this turn
 */
record Battle(Setup setup, Assault assault, List<ForceType> acted, EventSink telling) {
    /** Returns the position in which the turn goes on. */
    Position on(Position position) {
        return position.with(new Phase.ActivatingUnits(acted));
    }

    /** Returns the position in which an army chooses which of its two units it loses. */
    Position choosing(Position position, ArmyColour loser) {
        telling.tell(
                SheetRule.OWNER_CHOOSES,
                () -> loser + " loses a unit and chooses which.",
                assault.target().place());
        return position.with(new Phase.RemovingUnit(loser, assault, acted));
    }

    /** Removes the lost defenders. If the attacked place is then empty, the attackers move in. */
    Position defeated(Position position, List<ForceUnit> lost, SheetRule rule) {
        Position after = removed(position, position.turn().other(), assault.target(), lost, rule);
        Position now = Victory.destroyed(on(after), telling);
        boolean stays = assault.shot() && !setup.rulings().heavyAdvances();
        if (now.phase() instanceof Phase.WarOver
                || stays
                || now.forces().at(assault.target()).isPresent()) {
            return now;
        }
        return assault.fighters().size() == 1 || setup.rulings().allAdvance()
                ? advance(now, assault.fighters())
                : now.with(new Phase.AdvancingUnits(assault, acted));
    }

    /** Removes the lost attackers. */
    Position beaten(Position position, List<AssaultFighter> lost) {
        Position after = position;
        for (AssaultFighter fighter : lost) {
            after = removed(
                    after, position.turn(), fighter.from(), List.of(assault.unit(fighter)), SheetRule.ATTACKER_LOSES);
        }
        return Victory.destroyed(on(after), telling);
    }

    private Position removed(
            Position position, ArmyColour army, GroundPlace place, List<ForceUnit> units, SheetRule rule) {
        telling.tell(
                rule,
                () -> army + "'s " + named(units) + " on " + place + Count.which(units.size(), " is", " are")
                        + " destroyed.",
                place.place());
        Position after = position;
        for (ForceUnit unit : units) {
            after = after.with(after.forces().without(place, unit));
        }
        return after;
    }

    private static String named(List<ForceUnit> units) {
        List<ForceType> types = units.stream().map(ForceUnit::type).toList();
        return Listed.and(types.stream()
                .distinct()
                .sorted()
                .map(type -> type.said(Collections.frequency(types, type)))
                .toList());
    }

    /** Moves these attackers into the emptied place. */
    Position advance(Position position, List<AssaultFighter> going) {
        Position after = position;
        boolean alone = going.size() < assault.fighters().size() && new AlikeUnits(setup, position).unlike(assault);
        going.stream()
                .distinct()
                .forEach(fighter -> tell(position.turn(), fighter, Collections.frequency(going, fighter), alone));
        for (AssaultFighter fighter : going) {
            after = after.with(after.forces()
                    .moved(
                            position.turn(),
                            fighter.from(),
                            assault.unit(fighter),
                            assault.target(),
                            fighter.readiness()));
        }
        return Victory.entered(setup, on(after), assault.target(), telling);
    }

    private void tell(ArmyColour army, AssaultFighter fighter, int count, boolean alone) {
        boolean free = fighter.readiness().spent() == UnitReadiness.SPACES;
        String which = alone ? " " + fighter.readiness().says() : "";
        telling.tell(
                free ? SheetRule.FREE_ADVANCE : SheetRule.ADVANCE,
                () -> army + "'s " + assault.type().said(count) + " on " + fighter.from() + which
                        + Count.which(count, " moves to ", " move to ") + assault.target()
                        + (free && !alone ? ", free of charge." : "."),
                assault.target().place(),
                fighter.from().place());
    }
}
