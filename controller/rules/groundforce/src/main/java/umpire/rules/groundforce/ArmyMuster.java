package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** Before the game, each army is put into its base unit by unit. */
final class ArmyMuster extends ForceMove<Phase.PlacingUnits, Action.PlaceUnit> {
    ArmyMuster(Setup setup) {
        super(
                setup,
                Phase.PlacingUnits.class,
                Sentence.of(
                        "place",
                        Action.PlaceUnit.class,
                        ForceWords.TYPE,
                        Action.PlaceUnit::type,
                        ForceWords.PLACE,
                        Action.PlaceUnit::place,
                        Action.PlaceUnit::new),
                "place trooper d2");
    }

    @Override
    Optional<Breach> before(Position position) {
        return position.phase() instanceof Phase.WarOver ? super.before(position) : Optional.empty();
    }

    @Override
    Breach elsewhere(Position position) {
        return position.phase() instanceof Phase.BuyingUnits
                ? new Breach(
                        SheetRule.PLACED_ONCE,
                        "Armies are put into their bases once; now it is " + position.turn() + "'s turn to buy units.")
                : Breach.of(SheetRule.PLACED_ONCE);
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.PlacingUnits phase, Action.PlaceUnit place) {
        ForceType type = place.type();
        FirstBreach breach = new FirstBreach()
                .needs(
                        SheetRule.ARMY_STRENGTH,
                        () -> position.forces().count(position.turn(), type) < type.atStart(),
                        () -> position.turn() + " has its " + type.said(type.atStart()) + " already.");
        return inBase(breach, position, place.place()).found();
    }

    @Override
    protected List<Action.PlaceUnit> legal(Position position, Phase.PlacingUnits phase) {
        List<Action.PlaceUnit> all = new ArrayList<>();
        for (ForceType type : ForceType.values()) {
            setup.board().base(position.turn()).forEach(place -> all.add(new Action.PlaceUnit(type, place)));
        }
        return unbroken(position, phase, all);
    }

    @Override
    protected Position after(Position position, Phase.PlacingUnits phase, Action.PlaceUnit place, EventSink telling) {
        telling.tell(
                SheetRule.BASE_FILLED,
                () -> position.turn() + " puts a " + place.type().says() + " on " + place.place() + ".",
                place.place().place());
        return position.with(position.forces().with(position.turn(), place.place(), ForceUnit.fresh(place.type())));
    }

    @Override
    protected String describe(Position position, Action.PlaceUnit place) {
        return "put a " + place.type().says() + " on " + place.place();
    }

    @Override
    protected ActionKind kind(Position position, Action.PlaceUnit place) {
        return ActionKind.usual("put a unit into " + position.turn() + "'s base");
    }
}
