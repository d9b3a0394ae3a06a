package umpire.rules.diceland.refusal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.diceland.duel.Scenario;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.DicelandRule;
import umpire.rules.diceland.sight.RollPath;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Point;

/** Judges how a game is set up: armies, and the dice that begin on the table. */
final class ArmyJudge {
    private static final double EXACT_CENTRE_MM = 10;
    private static final double OGRE_CENTRE_MM = 50;

    private final DuelSetup setup;

    ArmyJudge(DuelSetup setup) {
        this.setup = setup;
    }

    FirstBreach enlist(FirstBreach rules, Duel duel, String die) {
        return rules.needs(
                        DicelandRule.OGRE_JOINS_NO_ARMY,
                        () -> !setup.die(die).unit().ogre(),
                        () -> setup.title(die) + " is not bought for points.")
                .needs(
                        DicelandRule.DIE_IS_FREE,
                        () -> duel.fighter(die).owner().isEmpty(),
                        () -> setup.title(die) + " is in an army already.")
                .needs(
                        DicelandRule.MIXED_TEAMS,
                        () -> !mixed(army(duel, die)) || points(army(duel, die)) <= mixedLimit(),
                        () -> "With " + setup.title(die) + " the army is mixed and has " + points(army(duel, die))
                                + " points, of " + mixedLimit() + ".")
                .needs(
                        DicelandRule.ARMY_LIMIT,
                        () -> points(army(duel, die)) <= limit(army(duel, die)),
                        () -> "With " + setup.title(die) + " the army has " + points(army(duel, die)) + " points, of "
                                + limit(army(duel, die)) + ".");
    }

    private List<PaperUnit> army(Duel duel, String with) {
        Stream<PaperUnit> army = duel.of(duel.active()).map(setup::unit).filter(unit -> !unit.ogre());
        return Stream.concat(army, Stream.of(setup.die(with).unit())).toList();
    }

    private static int points(List<PaperUnit> army) {
        return army.stream().mapToInt(PaperUnit::points).sum();
    }

    private static boolean mixed(List<PaperUnit> army) {
        return army.stream().map(PaperUnit::team).distinct().count() > 1;
    }

    /** The basic scenarios give a mixed army 30 points; elsewhere it only loses the points of its smallest die. */
    private int mixedLimit() {
        Scenario scenario = setup.scenario();
        return scenario.basic() ? Scenario.MARK_III.points() : scenario.points();
    }

    private int limit(List<PaperUnit> army) {
        return mixed(army)
                ? mixedLimit()
                : setup.scenario().points()
                        + army.stream().mapToInt(PaperUnit::points).min().orElse(0);
    }

    FirstBreach ready(FirstBreach rules, Duel duel) {
        return rules.needs(
                DicelandRule.ARMY_NEEDS_A_DIE,
                () -> setup.army(duel, duel.active()) > 0,
                () -> duel.active() + " has chosen no die.");
    }

    /** Judges whether a die that begins on the table lies where it should, and whether nothing else was touched. */
    FirstBreach placed(FirstBreach rules, Duel duel, String die, DuelAction.DiceLanded landing) {
        Optional<FlatDie> lies = landing.dice().stream()
                .filter(landed -> landed.name().equals(die))
                .flatMap(landed -> landed.flat().stream())
                .findFirst();
        return measured(rules, duel, die, landing)
                .needs(
                        DicelandRule.PLACED_IN_THE_MIDDLE,
                        lies::isPresent,
                        () -> setup.title(die) + " does not lie flat on the table.")
                .needs(
                        DicelandRule.PLACED_IN_THE_MIDDLE,
                        () -> landing.dice().stream()
                                .allMatch(each -> each.flat().isPresent()),
                        () -> "While " + setup.title(die) + " is put on the table the others stay as they lie.")
                .needs(
                        DicelandRule.PLACED_IN_THE_MIDDLE,
                        () -> awayMm(duel, die, lies.orElseThrow()) <= withinMm(die),
                        () -> setup.title(die) + " lies " + Math.round(awayMm(duel, die, lies.orElseThrow()))
                                + " mm away from where it begins; up to " + Math.round(withinMm(die)) + " mm will do.")
                .needs(
                        DicelandRule.PLACED_IN_THE_MIDDLE,
                        () -> sideIsFree(die) || strongest(die, lies.orElseThrow()),
                        () -> setup.title(die) + " begins on side "
                                + setup.die(die).unit().strongest().word() + ".");
    }

    private boolean sideIsFree(String die) {
        return !setup.die(die).unit().ogre() || setup.rulings().ogreBeginsOnAnySide();
    }

    private boolean strongest(String die, FlatDie lies) {
        return setup.die(die).unit().strongest().face() == lies.top();
    }

    private double withinMm(String die) {
        return setup.die(die).unit().ogre() ? OGRE_CENTRE_MM : EXACT_CENTRE_MM;
    }

    private double awayMm(Duel duel, String die, FlatDie lies) {
        Point start = start(duel, die);
        return Math.hypot(lies.pose().xMm() - start.xMm(), lies.pose().yMm() - start.yMm());
    }

    /** Two Ogres begin apart, each towards its own edge; everything else begins in the centre. */
    private Point start(Duel duel, String die) {
        if (setup.scenario() != Scenario.OGRES) {
            return new Point(0, 0);
        }
        double y = setup.catalogue().ogresApartMm() / 2;
        return new Point(0, duel.fighter(die).of(Commander.RED) ? -y : y);
    }

    /** After a throw every die on the table is named, and the thrown one. */
    FirstBreach measured(FirstBreach rules, Duel duel, String thrown, DuelAction.DiceLanded landing) {
        List<String> due = duel.fighters().stream()
                .filter(fighter -> fighter.inPlay() || fighter.name().equals(thrown))
                .map(Fighter::name)
                .toList();
        return rules.needs(
                        DicelandRule.EVERY_DIE_IS_MEASURED,
                        () -> landing.dice().stream()
                                .map(LandedDie::name)
                                .toList()
                                .equals(due),
                        () -> "How these lie is to be said: " + String.join(", ", due) + ".")
                .needs(
                        DicelandRule.EVERY_DIE_IS_MEASURED,
                        () -> landing.dice().stream().allMatch(this::onTable),
                        () -> "A die that stands beyond the edge of the table is off the table.");
    }

    private boolean onTable(LandedDie landed) {
        return landed.flat()
                .map(flat -> flat.edgeMm() == setup.die(landed.name()).unit().edgeMm()
                        && RollPath.within(flat.foot(), setup))
                .orElse(true);
    }
}
