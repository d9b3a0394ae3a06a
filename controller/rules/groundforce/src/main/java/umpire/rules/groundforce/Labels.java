package umpire.rules.groundforce;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.Outcome;

/** Actions as labels of buttons, and phases as what is awaited. */
final class Labels {
    private Labels() {}

    /** Returns an action in words. */
    public static String describe(Setup setup, Position position, Action action) {
        return switch (action) {
            case Action.PlaceUnit place -> "put a " + place.type().says() + " on " + place.place();
            case Action.DrawCard draw ->
                position.turn() + " draws: " + draw.card().kind().title();
            case Action.ShuffleCards shuffle -> "shuffle the drawn cards";
            case Action.WalkUnit walk ->
                walk.type().says() + " on " + walk.from() + " to " + walk.to()
                        + new AlikeUnits(setup, position)
                                .walker(walk)
                                .filter(unit -> unlike(position, walk.type(), walk.from()))
                                .map(unit -> ", the one " + unit.readiness().says())
                                .orElse("");
            case Action.AttackPlace attack ->
                attackers(attack) + " " + attack.target()
                        + which(position, attack.type(), new AlikeUnits(setup, position).fighters(attack));
            case Action.ThrowDice thrown ->
                position.turn() + ": " + BattleFace.inWords(thrown.attack()) + ", "
                        + position.turn().other() + ": " + BattleFace.inWords(thrown.defence());
            case Action.RemoveUnit remove -> "take away the " + remove.type().says() + " on " + remove.place();
            case Action.AdvanceInto advance ->
                (advance.from().size() > 1 ? "move both in from " : "move in from ")
                        + joined(advance.from())
                        + advancing(setup, position, advance);
            case Action.BuyUnit buy ->
                "a new " + buy.type().says() + " on " + buy.place() + " for "
                        + buy.type().points() + (buy.type().points() == 1 ? " point" : " points");
            case Action.EndTurn end -> "end the turn";
        };
    }

    private static String joined(List<GroundPlace> places) {
        return places.stream().map(GroundPlace::toString).distinct().collect(Collectors.joining(" and "));
    }

    private static String attackers(Action.AttackPlace attack) {
        ForceType type = attack.type();
        String on = " on " + joined(attack.from());
        return attack.from().size() == 1
                ? type.says() + on + " attacks"
                : (attack.from().stream().distinct().count() == 1 ? "both " : "") + type.plural() + on + " attack";
    }

    private static boolean unlike(Position position, ForceType type, GroundPlace place) {
        return position.forces().units(position.turn(), place, type).stream()
                        .distinct()
                        .count()
                > 1;
    }

    /**
     * Says which of two alike attack, where they have not done the same: {@code , the one that has walked one space}.
     *
     * @param fighters the units that attack, as ready as they are before it
     */
    public static String which(Position position, ForceType type, List<AssaultFighter> fighters) {
        List<GroundPlace> from = fighters.stream().map(AssaultFighter::from).toList();
        return fighters.stream()
                .filter(fighter -> Collections.frequency(from, fighter.from()) == 1)
                .filter(fighter -> unlike(position, type, fighter.from()))
                .map(fighter -> (fighters.size() == 1 ? ", the one " : ", on " + fighter.from() + " the one ")
                        + fighter.readiness().says())
                .collect(Collectors.joining());
    }

    private static String advancing(Setup setup, Position position, Action.AdvanceInto advance) {
        return advance.from().size() == 1
                        && position.phase() instanceof Phase.AdvancingUnits phase
                        && new AlikeUnits(setup, position).unlike(phase.assault())
                ? ", the one "
                        + phase.assault()
                                .fighters(advance.from().get(0))
                                .get(advance.tired() ? 1 : 0)
                                .readiness()
                                .says()
                : "";
    }

    /** Says in a sentence that an army does nothing more in this turn. */
    public static String forgone(Position position) {
        return position.turn() + " does nothing more in this turn.";
    }

    /** Returns how the game ended. */
    public static Outcome outcome(Phase.WarOver over) {
        String says = switch (over.end()) {
            case BASE ->
                over.winner() + " has entered the base of " + over.winner().other() + ".";
            case DESTROYED ->
                over.winner() + " has destroyed all units of " + over.winner().other() + ".";
        };
        return new Outcome(
                over.end().word(), List.of(over.winner().seat()), over.end().rule(), says);
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(Setup setup, Position position) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> "put units into " + position.turn() + "'s base: " + missing(position);
            case Phase.DrawingCard drawing ->
                setup.left(position).isEmpty()
                        ? "shuffle the drawn cards"
                        : "draw the top card of the deck and lay it on " + position.turn() + "'s cards";
            case Phase.ActivatingUnits activating -> acting(setup, position, activating);
            case Phase.ThrowingDice throwing -> dice(setup, position, throwing.assault());
            case Phase.RemovingUnit removing -> "take away a unit that was lost";
            case Phase.AdvancingUnits advancing ->
                (setup.rulings().bothMayAdvance() ? "move one or both attackers to " : "move one of the attackers to ")
                        + advancing.assault().target();
            case Phase.BuyingUnits buying ->
                "buy new units; " + (buying.points() == 1 ? "1 point is" : buying.points() + " points are") + " left";
            case Phase.WarOver over -> over.winner() + " has won";
        };
    }

    static String missing(Position position) {
        ArmyColour army = position.turn();
        return List.of(ForceType.values()).stream()
                .filter(type -> position.forces().count(army, type) < type.atStart())
                .map(type -> type.counted(type.atStart() - position.forces().count(army, type)))
                .collect(Collectors.joining(", "));
    }

    private static String acting(Setup setup, Position position, Phase.ActivatingUnits activating) {
        String types = setup.order(position).types().stream()
                .filter(type ->
                        activating.acted().indexOf(type) == activating.acted().size() - 1
                                || !activating.acted().contains(type))
                .map(ForceType::plural)
                .collect(Collectors.joining(" or "));
        return switch (setup.order(position)) {
            case RUSH -> "walk and attack twice with troopers, or end the turn";
            case STEALTH -> "sneak with saboteurs, or end the turn";
            default -> "walk and attack with " + types + ", or end the turn";
        };
    }

    private static String dice(Setup setup, Position position, Assault assault) {
        int defenders =
                assault.shot() ? 1 : setup.defenders(position, assault.target()).size();
        return "throw " + counted(assault.fighters().size(), position.turn()) + " and "
                + counted(defenders, position.turn().other()) + " for the attack on " + assault.target();
    }

    private static String counted(int count, ArmyColour army) {
        return count + " " + army.word() + (count == 1 ? " die" : " dice");
    }
}
