package umpire.rules.diceland;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.ArrowRange;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.move.MoveTable;

/** The action that a player meant by touching dice. The action is judged, so that a refusal can give the reason. */
final class TouchedDice {
    private static final List<SheetRule> RULES = List.of(SheetRule.values());

    private final Setup setup;
    private final MoveTable<Position, Action> moves;

    TouchedDice(Setup setup, MoveTable<Position, Action> moves) {
        this.setup = setup;
        this.moves = moves;
    }

    /**
     * Returns the action that touches in this order mean. Two touches name a shot if one of the two dice may be the shooter. Otherwise only
     * the last touch counts.
     */
    Optional<Action> of(Position position, List<String> names) {
        boolean alone =
                names.size() < 2 || names.getLast().equals(position.active().post());
        Optional<Action> shot =
                alone ? Optional.empty() : shot(position, names.subList(names.size() - 2, names.size()));
        return shot.or(() -> one(position, names.getLast()));
    }

    /** A player who touches an own die goes on to touch another, unless that die may not act or shoots at all enemies in sight. */
    private Optional<Action> one(Position position, String name) {
        if (name.equals(position.active().post())) {
            return Optional.of(new Action.CommandAll());
        }
        boolean waits = owns(position, name) && mayAct(position, name);
        if (waits || setup.find(name).isEmpty()) {
            return position.find(name).flatMap(this::aroundIt);
        }
        return Optional.of(new Action.JumpUp(name));
    }

    /** Returns the shot of a die that has none with a target. */
    private Optional<Action> aroundIt(Fighter fighter) {
        List<SideWeapon> weapons = fighter.lying()
                .map(lying -> setup.die(fighter.name()).side(lying).weapons())
                .orElse(List.of());
        return weapons.stream().allMatch(weapon -> weapon.range() == ArrowRange.ALL)
                ? weapons.stream()
                        .findFirst()
                        .map(weapon -> new Action.FireWeapon(
                                fighter.name(), weapon.weapon(), Optional.empty(), Optional.empty()))
                : Optional.empty();
    }

    private static boolean mayAct(Position position, String name) {
        return switch (position.phase()) {
            case Phase.Choosing choosing -> true;
            case Phase.Activating activating -> activating.die().equals(name);
            case Phase.OgreMoving moving -> moving.die().equals(name);
            default -> false;
        };
    }

    /** The die of the player whose turn it is shoots, in whichever order both were touched. */
    private Optional<Action> shot(Position position, List<String> names) {
        boolean turned = !owns(position, names.get(0)) && owns(position, names.get(1));
        String shooter = names.get(turned ? 1 : 0);
        String target = names.get(turned ? 0 : 1);
        return setup.find(shooter).isEmpty() ? Optional.empty() : fired(position, shooter, target);
    }

    private static boolean owns(Position position, String name) {
        return position.find(name)
                .filter(fighter -> fighter.of(position.active()))
                .isPresent();
    }

    /** An Ogre may have meant any of its weapons. The refusal of the weapon that comes nearest to firing says most. */
    private Optional<Action> fired(Position position, String shooter, String target) {
        boolean ogre = position.find(shooter)
                .map(Fighter::name)
                .map(setup::die)
                .filter(die -> die.unit().ogre())
                .isPresent();
        Stream<Weapon> weapons =
                ogre ? Weapon.ofOgre().stream().filter(weapon -> weapon != Weapon.AP) : Stream.of(Weapon.GUN);
        return weapons.<Action>map(
                        weapon -> new Action.FireWeapon(shooter, weapon, Optional.of(target), Optional.empty()))
                .max(Comparator.comparingInt(action -> rank(position, action)));
    }

    /** Rules are listed in the order in which they are tried. A legal action comes last. */
    private int rank(Position position, Action action) {
        return moves.breach(position, action)
                .map(breach -> RULES.indexOf(breach.rule()))
                .orElse(Integer.MAX_VALUE);
    }
}
