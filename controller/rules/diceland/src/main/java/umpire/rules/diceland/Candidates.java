package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.PaperSide.UnitEffect;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.geometry.TopCorner;

/** The candidates for legal actions, die by die in the order of the box. Most of them break a rule. */
final class Candidates {
    private final Setup setup;
    private final SightLines sight;

    Candidates(Setup setup) {
        this.setup = setup;
        this.sight = new SightLines(setup);
    }

    /** Returns all candidates; none while a throw is awaited. */
    Stream<Action> in(Position position) {
        return switch (position.phase()) {
            case Phase.Enlisting enlisting ->
                Stream.concat(
                        setup.box().stream()
                                .sorted(Comparator.comparingLong(die -> alikeBefore(position, die)))
                                .map(BoxedDie::name)
                                .map(Action.Enlist::new),
                        Stream.of(new Action.ArmyReady()));
            case Phase.Deciding deciding -> Stream.of(Commander.values()).map(Action.GoesFirst::new);
            case Phase.ChoosingFirst choosing ->
                position.of(position.active()).map(Fighter::name).map(Action.PlaceFirst::new);
            case Phase.DieLanding landing -> Stream.empty();
            case Phase.FoulWatching watching ->
                Stream.of(new Action.AllowThrow(), new Action.CallFoul(false), new Action.CallFoul(true));
            case Phase.Choosing choosing -> Stream.concat(acting(position), Stream.of(new Action.PassTurn()));
            case Phase.Activating activating ->
                Stream.concat(
                        acts(position, position.fighter(activating.die())).stream(), Stream.of(new Action.RestDie()));
            case Phase.OgreMoving moving -> Stream.concat(maneuvers(moving.die()), Stream.of(new Action.RestDie()));
            case Phase.LineCalling calling -> Stream.of(new Action.SayLine(true), new Action.SayLine(false));
            case Phase.DuelOver over -> Stream.empty();
        };
    }

    /** Returns how many free dice of a die's kind come before it. One die of each kind is listed before their likes. */
    private long alikeBefore(Position position, BoxedDie die) {
        return setup.box().stream()
                .takeWhile(other -> !other.equals(die))
                .filter(other -> other.unit().equals(die.unit())
                        && position.fighter(other.name()).owner().isEmpty())
                .count();
    }

    /** Returns the candidates for the beginning of a turn, without passing. */
    Stream<Action> acting(Position position) {
        Stream<Action> dice = position.of(position.active())
                .flatMap(fighter -> fighter.inPlay()
                        ? acts(position, fighter).stream()
                        : Stream.of(new Action.ThrowIn(fighter.name())));
        return Stream.concat(dice, Stream.of(new Action.CommandAll()));
    }

    private static Stream<Action> maneuvers(String die) {
        return Stream.of(TopCorner.values()).map(corner -> new Action.Maneuver(die, corner));
    }

    private List<Action> acts(Position position, Fighter fighter) {
        PaperSide side = setup.die(fighter.name()).side(fighter.lying().orElseThrow());
        List<Action> all = new ArrayList<>(maneuvers(fighter.name()).toList());
        for (SideWeapon weapon : side.weapons()) {
            shots(position, fighter, weapon, all);
        }
        if (side.effect() instanceof UnitEffect.Call) {
            position.of(position.active())
                    .filter(Fighter::inHand)
                    .forEach(called -> all.add(new Action.CallIn(fighter.name(), called.name())));
        }
        if (side.effect() instanceof UnitEffect.Jump) {
            all.add(new Action.JumpUp(fighter.name()));
        }
        return all;
    }

    /** Lists only targets that the weapon reaches, so that not every enemy is judged. */
    private void shots(Position position, Fighter fighter, SideWeapon weapon, List<Action> into) {
        SightLines.ShotTargets targets = sight.targets(position, fighter, weapon);
        if (weapon.range() == ArrowRange.ALL) {
            shot(position, fighter, weapon, Optional.empty(), true, into);
        } else {
            targets.hit()
                    .forEach(enemy -> shot(
                            position,
                            fighter,
                            weapon,
                            Optional.of(enemy.name()),
                            setup.find(enemy.name())
                                    .filter(die -> die.unit().ogre())
                                    .isPresent(),
                            into));
        }
        targets.enemies().stream()
                .filter(enemy -> enemy.seen() == SightLines.ShotTargets.SightedEnemy.Seen.CLOSE)
                .map(enemy -> new Action.AskLine(fighter.name(), weapon.weapon(), enemy.name()))
                .forEach(into::add);
    }

    /** Lists the treads of an Ogre first, and parts that lose nothing last. */
    private void shot(
            Position position,
            Fighter fighter,
            SideWeapon weapon,
            Optional<String> target,
            boolean ogre,
            List<Action> into) {
        into.add(new Action.FireWeapon(fighter.name(), weapon.weapon(), target, Optional.empty()));
        Stream.of(ogre ? OgreSystem.values() : new OgreSystem[0])
                .sorted(Comparator.comparing(
                                (OgreSystem system) -> ShotEffect.spared(setup, position, system, weapon.attack()))
                        .thenComparing(system -> system != OgreSystem.TREADS))
                .map(system -> new Action.FireWeapon(fighter.name(), weapon.weapon(), target, Optional.of(system)))
                .forEach(into::add);
    }
}
