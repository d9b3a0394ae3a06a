package umpire.rules.groundforce;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;

/** Whether a phase can be where everything stands as it does. */
final class PhaseCheck {
    private final Setup setup;
    private final UnitTurnCheck turns;
    private final AssaultCheck battles;

    PhaseCheck(Setup setup) {
        this.setup = setup;
        this.turns = new UnitTurnCheck(setup);
        this.battles = new AssaultCheck(setup);
    }

    Optional<String> misfit(Position position) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> placing(position);
            case Phase.DrawingCard drawing -> turns.rested(position, "before a card is drawn nobody has acted");
            case Phase.ActivatingUnits activating -> turns.acting(position, activating.acted());
            case Phase.BuyingUnits buying -> new PurchaseCheck(setup, position, buying.points()).misfit();
            case Phase.ThrowingDice throwing ->
                turns.acting(position, throwing.acted())
                        .or(() -> battles.attack(position, throwing.assault(), throwing.acted()))
                        .or(() -> battles.manned(position, throwing.assault()));
            case Phase.RemovingUnit removing ->
                turns.acting(position, removing.acted())
                        .or(() -> battles.attack(position, removing.assault(), removing.acted()))
                        .or(() -> battles.manned(position, removing.assault()))
                        .or(() -> battles.loses(position, removing));
            case Phase.AdvancingUnits advancing ->
                turns.acting(position, advancing.acted())
                        .or(() -> battles.attack(position, advancing.assault(), advancing.acted()))
                        .or(() -> battles.emptied(position, advancing.assault()));
            case Phase.WarOver over ->
                won(position, over)
                        .or(() -> turns.rested(position, "when the game is over it does not matter who has acted"));
        };
    }

    private Optional<String> placing(Position position) {
        return astray(position)
                .or(() -> turns.rested(position, "before the game nobody has acted"))
                .or(() -> unless(
                        position.yellowCards().isEmpty() && position.blueCards().isEmpty(),
                        "before the game no card is drawn"))
                .or(() -> unless(position.lastBattle().isEmpty(), "before the game there was no battle"))
                .or(() -> inTurn(position));
    }

    private Optional<String> astray(Position position) {
        return position.forces().squads().entrySet().stream()
                .filter(entry -> !setup.board().inBase(entry.getValue().army(), entry.getKey()))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(place -> "before the game units stand in their bases, and " + place + " is not in that of "
                        + position.forces().at(place).orElseThrow().army());
    }

    /** Yellow puts all of its units first. */
    private static Optional<String> inTurn(Position position) {
        boolean yellow = complete(position, ArmyColour.YELLOW);
        if (yellow && complete(position, ArmyColour.BLUE)) {
            return Optional.of("both armies stand in their bases, so nobody puts units there any more");
        }
        if (yellow != (position.turn() == ArmyColour.BLUE)) {
            return Optional.of(
                    yellow
                            ? "Yellow has put all its units, so it is Blue's turn"
                            : "Yellow puts its units before Blue");
        }
        return unless(
                yellow || position.forces().destroyed(ArmyColour.BLUE),
                "Blue has put units before Yellow had put all of its own");
    }

    private static boolean complete(Position position, ArmyColour army) {
        for (ForceType type : ForceType.values()) {
            if (position.forces().count(army, type) < type.atStart()) {
                return false;
            }
        }
        return true;
    }

    private Optional<String> won(Position position, Phase.WarOver over) {
        return over.end() == Ending.DESTROYED ? destroyed(position, over.winner()) : entered(position, over.winner());
    }

    private Optional<String> destroyed(Position position, ArmyColour winner) {
        boolean alone = position.forces().destroyed(winner.other())
                && !position.forces().destroyed(winner);
        boolean outside = setup.board().base(winner.other()).stream()
                .noneMatch(place -> position.forces().holds(winner, place));
        boolean attacked = position.turn() == winner;
        boolean thrown = position.lastBattle()
                .filter(battle ->
                        battle.attacker() != position.turn() || (attacked ? battle.lead() <= 0 : battle.lead() >= 0))
                .isEmpty();
        return unless(alone, winner + " has not destroyed all units of " + winner.other())
                .or(() -> unless(outside, winner + " stands in the other base, and so has won by that"))
                .or(() -> unless(
                        attacked || setup.rulings().attackersLose(),
                        winner.other() + " has lost no unit in its own turn, for in this house no attacker is lost"))
                .or(() -> unless(thrown, "the dice of the last battle have not destroyed " + winner.other()));
    }

    private Optional<String> entered(Position position, ArmyColour winner) {
        Map<GroundPlace, ForceSquad> inside = setup.board().base(winner.other()).stream()
                .filter(place -> position.forces().holds(winner, place))
                .collect(Collectors.toMap(
                        place -> place, place -> position.forces().at(place).orElseThrow()));
        boolean held = setup.board().base(winner).stream()
                .noneMatch(place -> position.forces().holds(winner.other(), place));
        return unless(!inside.isEmpty(), winner + " does not stand in the other base, so it has not won by that")
                .or(() ->
                        unless(held, winner.other() + " stands in the other base as well; only one of them was first"))
                .or(() -> unless(position.turn() == winner, "nobody enters a base in the other's turn"))
                .or(() -> unless(
                        !position.forces().destroyed(winner.other()),
                        winner.other() + " has no units, so the game was over before"))
                .or(() ->
                        unless(inside.size() == 1, winner + " has entered the other base twice; the first time it won"))
                .or(() -> unless(
                        cameIn(position, inside),
                        "two units came into the base at once, but not out of a battle there"))
                .or(() -> unless(sent(position, inside), "the last card of " + winner + " names other units"));
    }

    /** Two come in at once only where both attacked. */
    private boolean cameIn(Position position, Map<GroundPlace, ForceSquad> inside) {
        return inside.entrySet().stream()
                .allMatch(entry -> entry.getValue().size() == 1
                        || (entry.getValue().types().size() == 1
                                && setup.rulings().bothMayAdvance()
                                && position.lastBattle()
                                        .filter(battle -> !tookBoth(position, battle, entry.getKey()))
                                        .isEmpty()));
    }

    private static boolean tookBoth(Position position, BattleThrow battle, GroundPlace place) {
        return battle.attacker() == position.turn()
                && battle.target().equals(place)
                && battle.attack().size() == ForceSquad.ROOM
                && battle.lead() >= battle.defence().size();
    }

    private boolean sent(Position position, Map<GroundPlace, ForceSquad> inside) {
        return position.top(position.turn()).isEmpty()
                || inside.values().stream()
                        .flatMap(squad -> squad.units().stream())
                        .map(ForceUnit::type)
                        .allMatch(setup.order(position).types()::contains);
    }
}
