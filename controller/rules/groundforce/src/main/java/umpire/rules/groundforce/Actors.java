package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** The units that may walk and attack in a turn. */
final class Actors {
    private Actors() {}

    /** Returns why a type of units does not act now. */
    static Optional<Breach> mayAct(Setup setup, Position position, Phase.ActivatingUnits phase, ForceType type) {
        List<ForceType> named = setup.order(position).types();
        return new FirstBreach()
                .needs(
                        SheetRule.CARD_NAMES_UNITS,
                        () -> named.contains(type),
                        () -> "The card names "
                                + String.join(
                                        " and ",
                                        named.stream().map(ForceType::plural).toList())
                                + ", not " + type.plural() + ".")
                .needs(
                        SheetRule.ONE_TYPE_THEN_OTHER,
                        () -> phase.open(type),
                        () -> "The " + type.plural() + " are done: "
                                + phase.acted().getLast().plural() + " have acted after them.")
                .found();
    }

    /** Returns the types that may still act. */
    static List<ForceType> open(Setup setup, Position position, Phase.ActivatingUnits phase) {
        return setup.order(position).types().stream().filter(phase::open).toList();
    }

    /** Says why the army to move has no such unit on a place, or why {@code fresh} or {@code tired} does not tell it from another unit. */
    static String nobody(Position position, ForceType type, GroundPlace place, Action.AlikeChoice choice) {
        List<ForceUnit> there = position.forces().units(position.turn(), place, type);
        if (there.size() > 1) {
            return "Both " + type.plural() + " on " + place + " have done the same; neither is the " + choice.word()
                    + " one.";
        }
        if (!there.isEmpty()) {
            return "There is only one " + type.says() + " on " + place + ".";
        }
        return "No " + type.says() + " of " + position.turn() + " stands on " + place + ".";
    }

    /** Says that the units on a place are not those of the army to move. */
    static String others(Position position, GroundPlace place) {
        ForceSquad squad = position.forces().at(place).orElseThrow();
        List<ForceType> types = squad.types();
        String who = types.stream().distinct().count() == 1
                ? "The "
                        + (types.size() == 1
                                ? types.getFirst().says() + " on " + place + " is "
                                : types.getFirst().plural() + " on " + place + " are ")
                : "The units on " + place + " are ";
        return who + squad.army() + "'s, and it is " + position.turn() + "'s turn.";
    }
}
