package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.text.Sentence;

/** The side that lost one of two units removes the one it chooses. */
final class UnitLoss extends ForceMove<Phase.RemovingUnit, Action.RemoveUnit> {
    UnitLoss(Setup setup) {
        super(
                setup,
                Phase.RemovingUnit.class,
                Sentence.of(
                        "remove",
                        Action.RemoveUnit.class,
                        ForceWords.TYPE,
                        Action.RemoveUnit::type,
                        ForceWords.PLACE,
                        Action.RemoveUnit::place,
                        Action.RemoveUnit::new),
                "remove trooper d3");
    }

    @Override
    Breach elsewhere(Position position) {
        return Breach.of(SheetRule.NOTHING_LOST);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.RemovingUnit phase, Action.RemoveUnit remove) {
        ForceType type = remove.type();
        GroundPlace place = remove.place();
        Assault assault = phase.assault();
        boolean fought = phase.loser() == position.turn()
                ? type == assault.type() && assault.from().contains(place)
                : place.equals(assault.target())
                        && setup.defenders(position, place).stream().anyMatch(unit -> unit.type() == type);
        return fought
                ? Optional.empty()
                : Breach.refusal(
                        SheetRule.LOST_IN_BATTLE,
                        "No " + type.says() + " of " + phase.loser() + " on " + place + " took part in this battle.");
    }

    @Override
    protected List<Action.RemoveUnit> legal(Position position, Phase.RemovingUnit phase) {
        Assault assault = phase.assault();
        return phase.loser() == position.turn()
                ? assault.from().stream()
                        .distinct()
                        .map(place -> new Action.RemoveUnit(assault.type(), place))
                        .toList()
                : setup.defenders(position, assault.target()).stream()
                        .map(ForceUnit::type)
                        .distinct()
                        .map(type -> new Action.RemoveUnit(type, assault.target()))
                        .toList();
    }

    @Override
    protected Position after(Position position, Phase.RemovingUnit phase, Action.RemoveUnit remove, EventSink telling) {
        Battle battle = new Battle(setup, phase.assault(), phase.acted(), telling);
        telling.tell(
                SheetRule.LOST_IN_BATTLE,
                () -> phase.loser() + " takes the " + remove.type().says() + " on " + remove.place() + " away.",
                remove.place().place());
        if (phase.loser() == position.turn()) {
            return battle.beaten(
                    position, phase.assault().fighters(remove.place()).subList(0, 1));
        }
        List<ForceUnit> lost = setup.defenders(position, remove.place()).stream()
                .filter(each -> each.type() == remove.type())
                .limit(1)
                .toList();
        return battle.defeated(position, lost, SheetRule.BETTER_ROLL);
    }

    @Override
    protected String describe(Position position, Action.RemoveUnit remove) {
        return "take away the " + remove.type().says() + " on " + remove.place();
    }

    @Override
    protected ActionKind kind(Position position, Action.RemoveUnit remove) {
        return ActionKind.usual("take away the " + remove.type().says());
    }
}
