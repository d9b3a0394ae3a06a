package umpire.rules.groundforce;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.kernel.Breach;

/** Checks that the phase fits the rest of the position. */
record PhaseCheck(Setup setup, Position position) {
    /** Returns the first contradiction between the phase and the position; empty if they fit. */
    Optional<String> misfit() {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> placing();
            case Phase.DrawingCard drawing -> rested("before a card is drawn no unit has acted");
            case Phase.ActivatingUnits activating -> acting(activating.acted());
            case Phase.BuyingUnits buying -> buying(buying.points());
            case Phase.ThrowingDice throwing ->
                attacking(throwing.assault(), throwing.acted()).or(() -> manned(throwing.assault()));
            case Phase.RemovingUnit removing ->
                attacking(removing.assault(), removing.acted())
                        .or(() -> manned(removing.assault()))
                        .or(() -> losing(removing));
            case Phase.AdvancingUnits advancing ->
                attacking(advancing.assault(), advancing.acted()).or(() -> emptied(advancing.assault()));
            case Phase.WarOver over ->
                won(over.end(), over.winner())
                        .or(() -> rested("when the game is over it does not matter who has acted"));
        };
    }

    private Optional<String> placing() {
        boolean yellow = placed(ArmyColour.YELLOW);
        return astray().or(() -> rested("before the game no unit has acted"))
                .or(() -> unless(
                        position.yellowCards().isEmpty() && position.blueCards().isEmpty(),
                        "before the game no card is drawn"))
                .or(() -> unless(position.lastBattle().isEmpty(), "before the game there was no battle"))
                .or(() -> unless(
                        !yellow || !placed(ArmyColour.BLUE),
                        "both armies stand in their bases, so no more units are put there"))
                .or(() -> unless(
                        yellow == (position.turn() == ArmyColour.BLUE),
                        yellow
                                ? "Yellow has put all its units, so it is Blue's turn"
                                : "Yellow puts its units before Blue"));
    }

    private Optional<String> astray() {
        return position.forces().squads().entrySet().stream()
                .filter(entry -> !setup.board().inBase(entry.getValue().army(), entry.getKey()))
                .findFirst()
                .map(entry -> "before the game units stand in their bases, and " + entry.getKey()
                        + " is not in that of " + entry.getValue().army());
    }

    private boolean placed(ArmyColour army) {
        return Arrays.stream(ForceType.values())
                .allMatch(type -> position.forces().count(army, type) >= type.atStart());
    }

    private Optional<String> won(Ending end, ArmyColour winner) {
        boolean destroyed = position.forces().destroyed(winner.other())
                && !position.forces().destroyed(winner);
        return switch (end) {
            case BASE ->
                unless(
                        setup.inOtherBase(position, winner),
                        winner + " does not stand in the other base, so it has not won by that");
            case DESTROYED -> unless(destroyed, winner + " has not destroyed all units of " + winner.other());
        };
    }

    /** Checks one unit: returns its fault, or empty. */
    private interface UnitTest {
        Optional<String> wrong(ArmyColour army, String who, ForceUnit unit);
    }

    private Optional<String> each(UnitTest test) {
        return position.forces().squads().entrySet().stream()
                .flatMap(entry -> entry.getValue().units().stream()
                        .flatMap(unit -> test
                                .wrong(
                                        entry.getValue().army(),
                                        "the " + unit.type().says() + " on " + entry.getKey(),
                                        unit)
                                .stream()))
                .findFirst();
    }

    /** Checks that no unit has acted in this turn. While the game goes on, a unit may be marked as attacked. */
    private Optional<String> rested(String why) {
        boolean goesOn = position.phase() instanceof Phase.DrawingCard || position.phase() instanceof Phase.BuyingUnits;
        return each((army, who, unit) -> idle(goesOn, why + ", but " + who, who, unit));
    }

    private Optional<String> idle(boolean goesOn, String but, String who, ForceUnit unit) {
        return goesOn && unit.readiness().equals(UnitReadiness.ASSAILED)
                ? marked(who, unit)
                : unless(
                        unit.readiness().equals(UnitReadiness.FRESH),
                        but + " " + unit.readiness().done());
    }

    private Optional<String> marked(String who, ForceUnit unit) {
        return unless(
                !unit.readiness().assailed() || setup.rulings().attackedStand(),
                who + " is marked as attacked; house ruling: that has no effect");
    }

    private Optional<String> buying(int points) {
        ArmyColour army = position.turn();
        int most = setup.points(position, army);
        return unless(
                        position.top(army).map(OrderCard::kind).equals(Optional.of(OrderKind.REINFORCEMENTS)),
                        "units are bought with a reinforcement card, but the last card that " + army
                                + " drew is another one")
                .or(() -> rested("units are bought in a turn in which no unit acts"))
                .or(() -> unless(points <= most, army + " has " + points + " points, but got no more than " + most));
    }

    /** Checks that the card names these types, and that no other unit has acted. */
    private Optional<String> acting(List<ForceType> acted) {
        Optional<OrderCard> top = position.top(position.turn());
        if (top.isEmpty()) {
            return Optional.of(position.turn() + " has drawn no card");
        }
        OrderCard card = top.orElseThrow();
        List<ForceType> types = card.kind().types();
        return unless(!types.isEmpty(), "the card " + card + " names no units, so no unit acts")
                .or(() -> acted.stream()
                        .filter(type -> !types.contains(type))
                        .findFirst()
                        .map(type -> "the card " + card + " does not name " + type.plural()))
                .or(() -> unless(acted.size() == acted.stream().distinct().count(), "a type of units has acted twice"))
                .or(() -> each((army, who, unit) -> army == position.turn()
                        ? able(who, unit, acted)
                        : idle(true, "it is " + position.turn() + "'s turn, but " + who, who, unit)));
    }

    private Optional<String> able(String who, ForceUnit unit, List<ForceType> acted) {
        UnitReadiness ready = unit.readiness();
        boolean idle = ready.spent() == 0 && !ready.attacked();
        return unless(!ready.second() || setup.rush(position), who + " is in a second move, which only a rush gives")
                .or(() -> unless(
                        !ready.second() || !idle, who + " is in a second move, which begins with a walk or an attack"))
                .or(() -> unless(
                        idle || acted.contains(unit.type()),
                        who + " " + ready.done() + ", but no " + unit.type().plural() + " have acted"))
                .or(() -> marked(who, unit))
                .or(() -> unless(
                        !ready.assailed() || ready.spent() == 0,
                        who + " was attacked and does not walk, but has walked"))
                .or(() -> unless(
                        !ready.attacked()
                                || !setup.stealth(position)
                                || setup.rulings().stealthMayAttack(),
                        who + " has attacked; house ruling: no saboteur attacks in stealth"));
    }

    /** Checks that these units can attack the target from their places. */
    private Optional<String> attacking(Assault assault, List<ForceType> acted) {
        return acting(acted)
                .or(() -> missing(assault))
                .or(() -> unless(
                        !acted.isEmpty() && acted.getLast() == assault.type(),
                        assault.type().plural() + " attack, so they are the last to have acted"))
                .or(() -> new Attackers.AttackReach(setup.rulings())
                        .refuse(position.forces(), assault.type(), assault.from(), assault.target())
                        .map(Breach::why)
                        .map(why -> "these units cannot be attacking " + assault.target() + ": "
                                + why.substring(0, why.length() - 1)));
    }

    /** Checks that each attacker stands on its named place and has attacked. */
    private Optional<String> missing(Assault assault) {
        for (Assault.AssaultFighter fighter : assault.fighters()) {
            String who = assault.type().says() + " of " + position.turn() + " on " + fighter.from();
            if (!fighter.readiness().attacked()) {
                return Optional.of("the " + who + " attacks, so its entry needs an x");
            }
            List<ForceUnit> there = new ArrayList<>(position.forces().units(position.turn(), fighter.from()));
            if (!assault.fighters(fighter.from()).stream().map(assault::unit).allMatch(there::remove)) {
                return Optional.of("no " + who + " is one "
                        + fighter.readiness().says() + ", so these units cannot be attacking " + assault.target());
            }
        }
        return Optional.empty();
    }

    /** Checks that a unit that can be attacked stands on the target. */
    private Optional<String> manned(Assault assault) {
        GroundPlace target = assault.target();
        ArmyColour enemy = position.turn().other();
        return unless(
                        position.forces().holds(enemy, target),
                        "no unit of " + enemy + " stands on " + target + ", so it is not attacked")
                .or(() -> unless(
                        !setup.defenders(position, target).isEmpty(),
                        "no unit on " + target + " can be attacked: a saboteur there is in stealth"));
    }

    /** Checks that the last battle is this attack, and that its dice lead to this phase. */
    private Optional<String> thrown(Assault assault, boolean so, String otherwise) {
        return unless(
                        position.lastBattle()
                                .filter(battle -> battle.attacker() == position.turn()
                                        && battle.target().equals(assault.target())
                                        && battle.attack().size()
                                                == assault.fighters().size())
                                .isPresent(),
                        "the dice of the attack on " + assault.target() + " are not those of the last battle")
                .or(() -> unless(so, "by the dice of the last battle " + otherwise));
    }

    /** Checks that this army has lost one of two units and chooses which. */
    private Optional<String> losing(Phase.RemovingUnit removing) {
        Assault assault = removing.assault();
        boolean attacker = removing.loser() == position.turn();
        List<ForceUnit> defenders = setup.defenders(position, assault.target());
        Stream<?> losses =
                attacker ? assault.from().stream() : defenders.stream().map(ForceUnit::type);
        boolean choice = losses.distinct().count() == ForceSquad.ROOM && !assault.shot();
        boolean one = position.lastBattle()
                .filter(battle ->
                        battle.lead() == (attacker ? -1 : 1) && battle.defence().size() == defenders.size())
                .isPresent();
        return unless(choice, removing.loser() + " has nothing to choose")
                .or(() -> unless(!attacker || setup.rulings().attackersLose(), "house ruling: no attacker is lost"))
                .or(() -> thrown(assault, one, removing.loser() + " does not lose just one of two"));
    }

    /** Checks that the target is empty, and that two attackers may move in. */
    private Optional<String> emptied(Assault assault) {
        GroundPlace target = assault.target();
        boolean beaten = position.lastBattle()
                .filter(battle -> battle.lead() >= battle.defence().size())
                .isPresent();
        return unless(
                        position.forces().at(target).isEmpty(),
                        "a unit stands on " + target + ", so no attacker moves in")
                .or(() -> unless(
                        assault.fighters().size() == ForceSquad.ROOM
                                && !setup.rulings().allAdvance(),
                        "the move into " + target + " leaves nothing to choose"))
                .or(() -> thrown(assault, beaten, target + " is not emptied"));
    }
}
