package umpire.rules.groundforce;

import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges who may act, and says who stands where. */
final class ActorJudge {
    private final Setup setup;

    ActorJudge(Setup setup) {
        this.setup = setup;
    }

    /** Returns why a place is none of this board. */
    Optional<Breach> onBoard(GroundPlace place) {
        return new FirstBreach()
                .needs(
                        SheetRule.ON_THE_BOARD,
                        () -> setup.board().has(place),
                        () -> place + " is no place of this board.")
                .found();
    }

    /** Returns why a type of units does not act now. */
    Optional<Breach> mayAct(Position position, ForceType type) {
        return new FirstBreach()
                .needs(
                        SheetRule.CARD_NAMES_UNITS,
                        () -> setup.order(position).types().contains(type),
                        () -> "The card names " + named(position) + ", not " + type.plural() + ".")
                .needs(
                        SheetRule.ONE_TYPE_THEN_OTHER,
                        () -> open(position, type),
                        () -> "The " + type.plural() + " have had their turn: "
                                + last(position).plural() + " have acted since.")
                .found();
    }

    private String named(Position position) {
        return String.join(
                " and ",
                setup.order(position).types().stream().map(ForceType::plural).toList());
    }

    private static List<ForceType> acted(Position position) {
        return position.phase() instanceof Phase.ActivatingUnits activating ? activating.acted() : List.of();
    }

    private static boolean open(Position position, ForceType type) {
        return !acted(position).contains(type) || last(position) == type;
    }

    private static ForceType last(Position position) {
        List<ForceType> acted = acted(position);
        return acted.get(acted.size() - 1);
    }

    /** Says why no such unit of the army whose turn it is stands on a place, or why it cannot be told from another. */
    String nobody(Position position, ForceType type, GroundPlace place, AlikeChoice choice) {
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

    /** Says that what stands on a place is not of the army whose turn it is. */
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
