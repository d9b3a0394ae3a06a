package umpire.rules.diceland.appearance;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.ArrowRange;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.refusal.DuelJudge;
import umpire.rules.diceland.rulings.DicelandRule;

/** What was meant by touching dice: it is judged to say why it is not done. */
final class TouchedDice {
    private static final List<DicelandRule> RULES = List.of(DicelandRule.values());

    private final DuelSetup setup;
    private final DuelJudge judge;

    TouchedDice(DuelSetup setup) {
        this.setup = setup;
        this.judge = new DuelJudge(setup);
    }

    /**
     * Returns what somebody meant who touched one thing after another. Two of them name a shot, if one of the two may be the shooter; else
     * only the last is spoken of.
     */
    Optional<DuelAction> of(Duel duel, List<String> names) {
        boolean alone = names.size() < 2 || names.getLast().equals(duel.active().post());
        Optional<DuelAction> shot =
                alone ? Optional.empty() : shot(duel, names.subList(names.size() - 2, names.size()));
        return shot.or(() -> one(duel, names.getLast()));
    }

    /** Who touches a die of his own goes on to touch another, unless that die may not act, or shoots at all that it sees. */
    private Optional<DuelAction> one(Duel duel, String name) {
        if (name.equals(duel.active().post())) {
            return Optional.of(new DuelAction.CommandAll());
        }
        boolean waits = owns(duel, name) && mayAct(duel, name);
        if (waits || setup.find(name).isEmpty()) {
            return duel.find(name).flatMap(this::aroundIt);
        }
        return Optional.of(new DuelAction.JumpUp(name));
    }

    /** Returns the shot of a die that has none with a target. */
    private Optional<DuelAction> aroundIt(Fighter fighter) {
        List<SideWeapon> weapons = fighter.lying()
                .map(lying -> setup.die(fighter.name()).side(lying).weapons())
                .orElse(List.of());
        return weapons.stream().allMatch(weapon -> weapon.range() == ArrowRange.ALL)
                ? weapons.stream()
                        .findFirst()
                        .map(weapon -> new DuelAction.FireWeapon(
                                fighter.name(), weapon.weapon(), Optional.empty(), Optional.empty()))
                : Optional.empty();
    }

    private static boolean mayAct(Duel duel, String name) {
        return switch (duel.phase()) {
            case DuelPhase.Choosing choosing -> true;
            case DuelPhase.Activating activating -> activating.die().equals(name);
            case DuelPhase.OgreMoving moving -> moving.die().equals(name);
            default -> false;
        };
    }

    /** The die of the player whose turn it is shoots, in whichever order both were touched. */
    private Optional<DuelAction> shot(Duel duel, List<String> names) {
        boolean turned = !owns(duel, names.get(0)) && owns(duel, names.get(1));
        String shooter = names.get(turned ? 1 : 0);
        String target = names.get(turned ? 0 : 1);
        return setup.find(shooter).isEmpty() ? Optional.empty() : fired(duel, shooter, target);
    }

    private static boolean owns(Duel duel, String name) {
        return duel.find(name).filter(fighter -> fighter.of(duel.active())).isPresent();
    }

    /** An Ogre may have meant any of its weapons: the one that comes nearest to firing says most. */
    private Optional<DuelAction> fired(Duel duel, String shooter, String target) {
        boolean ogre = duel.find(shooter)
                .map(Fighter::name)
                .map(setup::die)
                .filter(die -> die.unit().ogre())
                .isPresent();
        Stream<Weapon> weapons =
                ogre ? Weapon.ofOgre().stream().filter(weapon -> weapon != Weapon.AP) : Stream.of(Weapon.GUN);
        return weapons.<DuelAction>map(
                        weapon -> new DuelAction.FireWeapon(shooter, weapon, Optional.of(target), Optional.empty()))
                .max(Comparator.comparingInt(action -> rank(duel, action)));
    }

    /** Rules are listed in the order in which they are tried; what none refuses comes last. */
    private int rank(Duel duel, DuelAction action) {
        return judge.refuse(duel, action)
                .map(breach -> RULES.indexOf(breach.rule()))
                .orElse(Integer.MAX_VALUE);
    }
}
