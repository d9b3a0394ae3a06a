package umpire.rules.diceland.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.ArrowRange;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.UnitEffect;
import umpire.rules.diceland.duel.BoxedDie;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.sight.ShotTargets;
import umpire.rules.diceland.sight.SightLines;
import umpire.rules.diceland.sight.SightedEnemy;

/** Lists what might be done in a phase, die by die in the order of the box; most of it breaks some rule. */
final class ConceivableDeeds {
    private final DuelSetup setup;
    private final SightLines sight;

    ConceivableDeeds(DuelSetup setup) {
        this.setup = setup;
        this.sight = new SightLines(setup);
    }

    /** Returns all of them; none while a throw is awaited. */
    Stream<DuelAction> in(Duel duel) {
        return switch (duel.phase()) {
            case DuelPhase.Enlisting enlisting ->
                Stream.concat(
                        setup.box().stream().map(BoxedDie::name).map(DuelAction.Enlist::new),
                        Stream.of(new DuelAction.ArmyReady()));
            case DuelPhase.Electing electing -> first();
            case DuelPhase.Flipping flipping -> first();
            case DuelPhase.ChoosingFirst choosing ->
                duel.of(duel.active()).map(Fighter::name).map(DuelAction.PlaceFirst::new);
            case DuelPhase.HandPlacing placing -> Stream.empty();
            case DuelPhase.Airborne airborne -> Stream.empty();
            case DuelPhase.FoulWatching watching ->
                Stream.of(new DuelAction.AllowThrow(), new DuelAction.CallFoul(false), new DuelAction.CallFoul(true));
            case DuelPhase.Choosing choosing -> Stream.concat(acting(duel), Stream.of(new DuelAction.PassTurn()));
            case DuelPhase.Activating activating ->
                Stream.concat(acts(duel, duel.fighter(activating.die())).stream(), Stream.of(new DuelAction.RestDie()));
            case DuelPhase.OgreMoving moving ->
                Stream.concat(maneuvers(moving.die()), Stream.of(new DuelAction.RestDie()));
            case DuelPhase.LineCalling calling ->
                Stream.of(new DuelAction.SayLine(true), new DuelAction.SayLine(false));
            case DuelPhase.DuelOver over -> Stream.empty();
        };
    }

    private static Stream<DuelAction> first() {
        return Stream.of(Commander.values()).map(DuelAction.GoesFirst::new);
    }

    /** Returns what a turn might begin with, but passing. */
    Stream<DuelAction> acting(Duel duel) {
        Stream<DuelAction> dice = duel.of(duel.active())
                .flatMap(fighter -> fighter.inPlay()
                        ? acts(duel, fighter).stream()
                        : Stream.of(new DuelAction.ThrowIn(fighter.name())));
        return Stream.concat(dice, Stream.of(new DuelAction.CommandAll()));
    }

    private static Stream<DuelAction> maneuvers(String die) {
        return Stream.of(TopCorner.values()).map(corner -> new DuelAction.Maneuver(die, corner));
    }

    private List<DuelAction> acts(Duel duel, Fighter fighter) {
        PaperSide side = setup.die(fighter.name()).side(fighter.lying().orElseThrow());
        List<DuelAction> all = new ArrayList<>(maneuvers(fighter.name()).toList());
        for (SideWeapon weapon : side.weapons()) {
            shots(duel, fighter, weapon, all);
        }
        if (side.effect() instanceof UnitEffect.Call) {
            duel.of(duel.active())
                    .filter(Fighter::inHand)
                    .forEach(called -> all.add(new DuelAction.CallIn(fighter.name(), called.name())));
        }
        if (side.effect() instanceof UnitEffect.Jump) {
            all.add(new DuelAction.JumpUp(fighter.name()));
        }
        return all;
    }

    /** Only what the weapon reaches is offered to the judge, so that he need not find that out for each enemy. */
    private void shots(Duel duel, Fighter fighter, SideWeapon weapon, List<DuelAction> into) {
        ShotTargets targets = sight.targets(duel, fighter, weapon);
        if (weapon.range() == ArrowRange.ALL) {
            shot(fighter, weapon, Optional.empty(), true, into);
        } else {
            targets.hit()
                    .forEach(enemy -> shot(
                            fighter,
                            weapon,
                            Optional.of(enemy.name()),
                            setup.find(enemy.name())
                                    .filter(die -> die.unit().ogre())
                                    .isPresent(),
                            into));
        }
        targets.enemies().stream()
                .filter(enemy -> enemy.seen() == SightedEnemy.Seen.CLOSE)
                .map(enemy -> new DuelAction.AskLine(fighter.name(), weapon.weapon(), enemy.name()))
                .forEach(into::add);
    }

    private static void shot(
            Fighter fighter, SideWeapon weapon, Optional<String> target, boolean ogre, List<DuelAction> into) {
        into.add(new DuelAction.FireWeapon(fighter.name(), weapon.weapon(), target, Optional.empty()));
        for (OgreSystem system : ogre ? OgreSystem.values() : new OgreSystem[0]) {
            into.add(new DuelAction.FireWeapon(fighter.name(), weapon.weapon(), target, Optional.of(system)));
        }
    }
}
