package umpire.rules.groundforce;

import static umpire.rules.kernel.FirstMisfit.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.Breach;

/** Whether a battle can be under way where everything stands as it does. */
final class AssaultCheck {
    private final Setup setup;
    private final AttackReach reach;

    AssaultCheck(Setup setup) {
        this.setup = setup;
        this.reach = new AttackReach(setup.rulings());
    }

    /** These units have announced an attack from where they stand. */
    Optional<String> attack(Position position, Assault assault, List<ForceType> acted) {
        return missing(position, assault)
                .or(() -> unless(
                        !acted.isEmpty() && acted.get(acted.size() - 1) == assault.type(),
                        assault.type().plural() + " attack, so they are the last to have acted"))
                .or(() -> reach.refuse(position.forces(), assault.type(), assault.from(), assault.target())
                        .map(Breach::why)
                        .map(why -> "these units cannot be attacking " + assault.target() + ": "
                                + why.substring(0, why.length() - 1)));
    }

    /** Each attacker stands where it is said to, and has attacked. */
    private static Optional<String> missing(Position position, Assault assault) {
        for (AssaultFighter fighter : assault.fighters()) {
            String who = assault.type().says() + " of " + position.turn() + " on " + fighter.from();
            if (!fighter.readiness().attacked()) {
                return Optional.of("the " + who + " attacks, so an x belongs to it");
            }
            List<ForceUnit> there = new ArrayList<>(position.forces().units(position.turn(), fighter.from()));
            if (!assault.fighters(fighter.from()).stream().map(assault::unit).allMatch(there::remove)) {
                return Optional.of("no " + who + " is one "
                        + fighter.readiness().says() + ", so these units cannot be attacking " + assault.target());
            }
        }
        return Optional.empty();
    }

    /** Somebody stands there who can be attacked. */
    Optional<String> manned(Position position, Assault assault) {
        GroundPlace target = assault.target();
        return unless(
                        position.forces().holds(position.turn().other(), target),
                        "nobody of " + position.turn().other() + " stands on " + target + ", so it is not attacked")
                .or(() -> unless(
                        !setup.defenders(position, target).isEmpty(),
                        "nobody on " + target + " can be attacked: a saboteur there is in stealth"));
    }

    /** The dice fell so that this army has to choose what it loses. */
    Optional<String> loses(Position position, Phase.RemovingUnit removing) {
        Assault assault = removing.assault();
        boolean attacker = removing.loser() == position.turn();
        int defenders = setup.defenders(position, assault.target()).size();
        return thrown(position, assault)
                .or(() -> unless(choice(position, removing), removing.loser() + " has nothing to choose"))
                .or(() -> unless(!attacker || setup.rulings().attackersLose(), "in this house no attacker is lost"))
                .or(() -> unless(
                        battle(position).lead() == (attacker ? -1 : 1)
                                && battle(position).defence().size() == defenders,
                        "by the dice of the last battle " + removing.loser() + " does not lose just one of two"));
    }

    private boolean choice(Position position, Phase.RemovingUnit removing) {
        Assault assault = removing.assault();
        long kinds = removing.loser() == position.turn()
                ? assault.from().stream().distinct().count()
                : setup.defenders(position, assault.target()).stream()
                        .map(ForceUnit::type)
                        .distinct()
                        .count();
        return kinds == ForceSquad.ROOM && !assault.shot();
    }

    /** The dice fell so that nobody is left there, and two may move in. */
    Optional<String> emptied(Position position, Assault assault) {
        return unless(
                        position.forces().at(assault.target()).isEmpty(),
                        "somebody stands on " + assault.target() + ", so nobody moves in")
                .or(() -> unless(
                        assault.fighters().size() == ForceSquad.ROOM
                                && !setup.rulings().allAdvance(),
                        "whoever moves into " + assault.target() + " does so without being asked"))
                .or(() -> thrown(position, assault))
                .or(() -> unless(
                        battle(position).lead() >= battle(position).defence().size(),
                        "by the dice of the last battle " + assault.target() + " is not emptied"));
    }

    /** The dice of this attack are the last that fell. */
    private static Optional<String> thrown(Position position, Assault assault) {
        return unless(
                position.lastBattle()
                        .filter(battle -> battle.attacker() == position.turn()
                                && battle.target().equals(assault.target())
                                && battle.attack().size() == assault.fighters().size())
                        .isPresent(),
                "the dice of the attack on " + assault.target() + " are not those of the last battle");
    }

    private static BattleThrow battle(Position position) {
        return position.lastBattle().orElseThrow();
    }
}
