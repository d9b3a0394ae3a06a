package umpire.rules.groundforce;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges who may attack what. */
final class AssaultJudge {
    private final Setup setup;
    private final ActorJudge actors;
    private final AssaultReach reach;

    AssaultJudge(Setup setup) {
        this.setup = setup;
        this.actors = new ActorJudge(setup);
        this.reach = new AssaultReach(setup);
    }

    FirstBreach attack(Position position, Action.AttackPlace attack) {
        FirstBreach breach = new FirstBreach();
        attack.from().forEach(place -> breach.then(() -> actors.onBoard(place)));
        breach.then(() -> actors.onBoard(attack.target()));
        attack.attackers().forEach(attacker -> breach.then(() -> stands(position, attack, attacker)));
        breach.then(() -> actors.mayAct(position, attack.type()))
                .needs(
                        SheetRule.STEALTH_ATTACK,
                        () -> !setup.stealth(position) || setup.rulings().stealthMayAttack(),
                        () -> "In this house no saboteur attacks in the turn of its stealth.");
        attack.attackers().forEach(attacker -> breach.then(() -> hasAnAttack(position, attack, attacker)));
        return target(breach, position, attack).then(() -> reach.refuse(position, attack));
    }

    private Optional<Breach> stands(Position position, Action.AttackPlace attack, NamedAttacker attacker) {
        GroundPlace from = attacker.from();
        ForceType type = attack.type();
        AlikeChoice choice = attacker.choice();
        AlikeUnits alike = new AlikeUnits(setup, position);
        int wanted = Collections.frequency(attack.from(), from);
        int there = position.forces().units(position.turn(), from, type).size();
        return new FirstBreach()
                .needs(SheetRule.NO_SUCH_UNIT, () -> there > 0, () -> actors.nobody(position, type, from, choice))
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> wanted <= there,
                        () -> (there == 1
                                        ? "Only one " + type.says() + " stands"
                                        : "Only two " + type.plural() + " stand")
                                + " on " + from + ".")
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> choice == AlikeChoice.UNSAID
                                || alike.named(type, from, choice).isPresent(),
                        () -> actors.nobody(position, type, from, choice))
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> choice == AlikeChoice.UNSAID || (wanted == 1 && matters(alike, type, from, choice)),
                        () -> "Which of the " + type.plural() + " on " + from + " attacks need not be said.")
                .found();
    }

    /** Whether another unit is named than the one that would attack; also one that may not. */
    private static boolean matters(AlikeUnits alike, ForceType type, GroundPlace from, AlikeChoice choice) {
        return choice == alike.other(type, from)
                || !alike.able(type, from)
                        .containsAll(alike.named(type, from, choice).stream().toList());
    }

    private Optional<Breach> hasAnAttack(Position position, Action.AttackPlace attack, NamedAttacker attacker) {
        AlikeUnits alike = new AlikeUnits(setup, position);
        List<ForceUnit> able = alike.able(attack.type(), attacker.from());
        boolean enough = attacker.choice() == AlikeChoice.UNSAID
                ? able.size() >= Collections.frequency(attack.from(), attacker.from())
                : able.containsAll(alike.named(attack.type(), attacker.from(), attacker.choice()).stream()
                        .toList());
        return enough
                ? Optional.empty()
                : Breach.refusal(
                        setup.rush(position) ? SheetRule.RUSH_IN_TURN : SheetRule.ATTACK_ONCE,
                        spent(position, attack, attacker, able));
    }

    private String spent(Position position, Action.AttackPlace attack, NamedAttacker attacker, List<ForceUnit> able) {
        ForceType type = attack.type();
        boolean alone =
                position.forces().units(position.turn(), attacker.from(), type).size() == 1;
        String on = " on " + attacker.from();
        String done = setup.rush(position) ? " attacked in the second move" : " attacked in this turn";
        if (attacker.choice() != AlikeChoice.UNSAID) {
            return "The " + attacker.choice().word() + " " + type.says() + on + " has" + done + ".";
        }
        if (alone) {
            return "The " + type.says() + on + " has" + done + ".";
        }
        return able.isEmpty()
                ? "The " + type.plural() + on + " have" + done + "."
                : "One of the " + type.plural() + on + " has" + done + ".";
    }

    private FirstBreach target(FirstBreach breach, Position position, Action.AttackPlace attack) {
        GroundPlace target = attack.target();
        ArmyColour enemy = position.turn().other();
        return breach.needs(
                        SheetRule.ENEMY_TO_ATTACK,
                        () -> position.forces().holds(enemy, target),
                        () -> position.forces().holds(position.turn(), target)
                                ? position.turn() + "'s own units stand on " + target + "."
                                : "Nobody of " + enemy + " stands on " + target + ".")
                .needs(
                        SheetRule.HIDDEN_PLACE,
                        () -> !setup.defenders(position, target).isEmpty() || onlySaboteurs(position, target),
                        () -> "A saboteur in stealth hides who stands beside it on " + target + ".")
                .needs(
                        SheetRule.HIDDEN,
                        () -> !setup.defenders(position, target).isEmpty(),
                        () -> "On " + target + " stands nobody but "
                                + (position.forces().units(enemy, target).size() == 1 ? "a saboteur" : "saboteurs")
                                + " in stealth.");
    }

    private static boolean onlySaboteurs(Position position, GroundPlace target) {
        return position.forces().units(position.turn().other(), target).stream()
                .allMatch(unit -> unit.type() == ForceType.SABOTEUR);
    }
}
