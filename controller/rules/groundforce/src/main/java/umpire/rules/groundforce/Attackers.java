package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.Action.AlikeChoice;
import umpire.rules.groundforce.Action.NamedAttacker;
import umpire.rules.groundforce.Assault.AssaultFighter;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.rulings.Rulings;
import umpire.rules.groundforce.rulings.SheetRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.FirstBreach;

/** The units that may attack: they stand on the named places and have an attack left. */
record Attackers(Setup setup, Position position) {
    /** Returns why the named attacker does not stand on its place. */
    Optional<Breach> absent(Action.AttackPlace attack, NamedAttacker attacker) {
        GroundPlace from = attacker.from();
        ForceType type = attack.type();
        AlikeChoice choice = attacker.choice();
        AlikeUnits alike = new AlikeUnits(setup, position);
        int wanted = Collections.frequency(attack.from(), from);
        int there = position.forces().units(position.turn(), from, type).size();
        return new FirstBreach()
                .needs(SheetRule.NO_SUCH_UNIT, () -> there > 0, () -> Actors.nobody(position, type, from, choice))
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
                        () -> Actors.nobody(position, type, from, choice))
                .needs(
                        SheetRule.NO_SUCH_UNIT,
                        () -> choice == AlikeChoice.UNSAID || (wanted == 1 && alike.matters(type, from, choice)),
                        () -> "Do not name one of the " + type.plural() + " on " + from + ": they are all alike.")
                .found();
    }

    /** Returns why the named attacker has no attack left in this turn. */
    Optional<Breach> spent(Action.AttackPlace attack, NamedAttacker attacker) {
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
                        whoAttacked(attack.type(), attacker, able)
                                + (setup.rush(position) ? " attacked in the second move." : " attacked in this turn."));
    }

    private String whoAttacked(ForceType type, NamedAttacker attacker, List<ForceUnit> able) {
        String on = " on " + attacker.from();
        if (attacker.choice() != AlikeChoice.UNSAID) {
            return "The " + attacker.choice().word() + " " + type.says() + on + " has";
        }
        if (position.forces().units(position.turn(), attacker.from(), type).size() == 1) {
            return "The " + type.says() + on + " has";
        }
        return able.isEmpty() ? "The " + type.plural() + on + " have" : "One of the " + type.plural() + on + " has";
    }

    /** Returns the units that may be near enough to attack. Two units that can still do the same are listed once. */
    List<NamedAttacker> near(ForceType type, GroundPlace target, int farthest) {
        AlikeUnits alike = new AlikeUnits(setup, position);
        List<NamedAttacker> able = new ArrayList<>();
        position.forces().squads().forEach((place, squad) -> {
            if (squad.army() == position.turn()
                    && place.spacesTo(target) <= farthest
                    && !alike.able(type, place).isEmpty()) {
                able.add(NamedAttacker.at(place));
                AlikeChoice other = alike.other(type, place);
                if (other != AlikeChoice.UNSAID) {
                    able.add(new NamedAttacker(place, other));
                }
            }
        });
        return able;
    }

    /** Returns the attacking units with their readiness before the attack; fewer than announced if some have no attack left. */
    List<AssaultFighter> fighters(Action.AttackPlace attack) {
        List<AssaultFighter> fighters = new ArrayList<>();
        for (GroundPlace place : attack.from().stream().distinct().toList()) {
            chosen(attack, place).forEach(unit -> fighters.add(new AssaultFighter(place, unit.readiness())));
        }
        return fighters;
    }

    private List<ForceUnit> chosen(Action.AttackPlace attack, GroundPlace place) {
        List<AlikeChoice> choices = attack.attackers().stream()
                .filter(attacker -> attacker.from().equals(place))
                .map(NamedAttacker::choice)
                .toList();
        AlikeUnits alike = new AlikeUnits(setup, position);
        boolean rush = setup.rush(position);
        return choices.size() == 1 && choices.get(0) != AlikeChoice.UNSAID
                ? alike.named(attack.type(), place, choices.get(0)).stream()
                        .filter(unit -> unit.readiness().mayAttack(rush))
                        .toList()
                : alike.able(attack.type(), place).stream()
                        .limit(choices.size())
                        .toList();
    }

    /** Returns the same attack without {@code fresh} or {@code tired} where the word has no effect. */
    Action.AttackPlace usual(Action.AttackPlace attack) {
        List<NamedAttacker> attackers = attack.attackers().stream()
                .map(attacker ->
                        both(attack, attacker) || idle(attack, attacker) ? NamedAttacker.at(attacker.from()) : attacker)
                .toList();
        return new Action.AttackPlace(attack.type(), attackers, attack.target());
    }

    /** Whether both units of the type on the attacker's place attack. */
    private boolean both(Action.AttackPlace attack, NamedAttacker attacker) {
        int count = Collections.frequency(attack.from(), attacker.from());
        return count > 1
                && count
                        == new AlikeUnits(setup, position)
                                .units(attack.type(), attacker.from())
                                .size();
    }

    private boolean idle(Action.AttackPlace attack, NamedAttacker attacker) {
        AlikeUnits alike = new AlikeUnits(setup, position);
        List<ForceUnit> able = alike.able(attack.type(), attacker.from());
        return alike.named(attack.type(), attacker.from(), attacker.choice())
                .filter(able::contains)
                .filter(unit -> alike.asReady(unit, able.get(0)))
                .isPresent();
    }

    static String joined(List<GroundPlace> places) {
        return places.stream().map(GroundPlace::toString).distinct().collect(Collectors.joining(" and "));
    }

    /**
     * Says which of two alike units attacks, if their actions so far differ: {@code that has walked one space}.
     *
     * @param fighters the attacking units with their readiness before the attack
     */
    String which(ForceType type, List<AssaultFighter> fighters) {
        List<GroundPlace> from = fighters.stream().map(AssaultFighter::from).toList();
        return fighters.stream()
                .filter(fighter -> Collections.frequency(from, fighter.from()) == 1)
                .filter(fighter -> position.unlike(type, fighter.from()))
                .map(fighter -> (fighters.size() == 1 ? " " : ", on " + fighter.from() + " the one ")
                        + fighter.readiness().says())
                .collect(Collectors.joining());
    }

    /** The number of units that may attack together, and the places from which they reach a target. */
    record AttackReach(Rulings rulings) {
        /** Returns the range of a type of units, in spaces. */
        int farthest(ForceType type) {
            int nextDoor = rulings.attackAcrossCorners() ? 2 : 1;
            return type == ForceType.HEAVY ? ForceType.HEAVY_REACH : nextDoor;
        }

        /** Returns why these units cannot attack a target together or from their places. The units on the target are not checked. */
        Optional<Breach> refuse(Forces forces, ForceType type, List<GroundPlace> from, GroundPlace target) {
            return type == ForceType.HEAVY ? shot(forces, from, target) : assault(type, from, target);
        }

        private Optional<Breach> shot(Forces forces, List<GroundPlace> heavies, GroundPlace target) {
            GroundPlace from = heavies.getFirst();
            int away = from.spacesTo(target);
            String far = target + " is " + Count.of(away, "space") + " away from " + from;
            return new FirstBreach()
                    .needs(SheetRule.HEAVY_ONE_DIE, () -> heavies.size() == 1, () -> "A heavy weapon attacks alone.")
                    .needs(
                            SheetRule.HEAVY_RANGE,
                            () -> away <= ForceType.HEAVY_REACH,
                            () -> far + "; a heavy weapon reaches " + ForceType.HEAVY_FAR + ".")
                    .needs(
                            SheetRule.HEAVY_NEAR,
                            () -> away >= rulings.heavyNearest(),
                            () -> far + "; a heavy weapon shoots only at places " + ForceType.HEAVY_FAR + " away.")
                    .needs(
                            SheetRule.HEAVY_LINE,
                            () -> !rulings.heavyNeedsLine() || !from.roundACorner(target),
                            () -> target + " is neither in the column of " + from + " nor in its row.")
                    .needs(
                            SheetRule.HEAVY_LINE,
                            () -> !rulings.heavyNeedsLine() || clear(forces, from, target),
                            () -> "A unit stands between " + from + " and " + target + ".")
                    .found();
        }

        private static boolean clear(Forces forces, GroundPlace from, GroundPlace target) {
            return forces.squads().keySet().stream()
                    .noneMatch(between -> !between.equals(from)
                            && !between.equals(target)
                            && from.spacesTo(between) + between.spacesTo(target) == from.spacesTo(target));
        }

        private Optional<Breach> assault(ForceType type, List<GroundPlace> attackers, GroundPlace target) {
            int together = attackers.size();
            FirstBreach breach = new FirstBreach()
                    .needs(
                            SheetRule.ANNOUNCE,
                            () -> together <= Rulings.DICE,
                            () -> together + " units would throw " + together + " dice; a side has two.")
                    .needs(
                            SheetRule.ATTACK_TOGETHER,
                            () -> together <= rulings.mostAttackers(),
                            () -> "In this house one unit attacks at a time.")
                    .needs(
                            SheetRule.ATTACK_TOGETHER,
                            () -> !rulings.attackFromOnePlace()
                                    || attackers.stream().distinct().count() == 1,
                            () -> "In this house two units attack together only from one place.");
            attackers.forEach(from -> breach.needs(
                    SheetRule.ADJACENT,
                    () -> from.spacesTo(target) == 1 || (rulings.attackAcrossCorners() && from.meetsInACorner(target)),
                    () -> "The " + type.says() + " on " + from + " does not stand next to " + target
                            + (from.meetsInACorner(target)
                                    ? ", which is diagonal."
                                    : ", which is " + from.spacesTo(target) + " spaces away.")));
            return breach.found();
        }
    }
}
