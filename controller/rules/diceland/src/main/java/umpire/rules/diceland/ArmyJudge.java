package umpire.rules.diceland;

import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.FirstBreach;

/** Judges how a game is set up: armies, and the dice that begin on the table. */
final class ArmyJudge {
    /** As far a die that is rolled over by hand may lie from where it must. */
    private static final double NUDGED_MM = 6;

    private static final double NUDGED_DEG = 8;

    private final Setup setup;
    private final LandingJudge landings;

    ArmyJudge(Setup setup, LandingJudge landings) {
        this.setup = setup;
        this.landings = landings;
    }

    FirstBreach enlist(FirstBreach rules, Position position, String die) {
        return rules.needs(
                        SheetRule.OGRE_JOINS_NO_ARMY,
                        () -> !setup.die(die).unit().ogre(),
                        () -> setup.title(die) + " is not bought for points.")
                .needs(
                        SheetRule.DIE_IS_FREE,
                        () -> position.fighter(die).owner().isEmpty(),
                        () -> setup.title(die) + " is in an army already.")
                .needs(
                        SheetRule.MIXED_TEAMS,
                        () -> !army(position, die).mixed() || fits(army(position, die)),
                        () -> "With " + setup.title(die) + " the army is of several teams and has "
                                + army(position, die).points() + " points, and no more than "
                                + army(position, die).most() + " are allowed.")
                .needs(
                        SheetRule.ARMY_LIMIT,
                        () -> fits(army(position, die)),
                        () -> "With " + setup.title(die) + " the army has "
                                + army(position, die).points() + " points, and no more than "
                                + army(position, die).most() + " are allowed.");
    }

    private ArmyPoints army(Position position, String with) {
        Stream<PaperUnit> army = position.of(position.active()).map(setup::unit).filter(unit -> !unit.ogre());
        return ArmyPoints.of(
                setup.scenario(),
                Stream.concat(army, Stream.of(setup.die(with).unit())).toList());
    }

    private static boolean fits(ArmyPoints army) {
        return army.points() <= army.most();
    }

    FirstBreach ready(FirstBreach rules, Position position) {
        return rules.needs(
                SheetRule.ARMY_NEEDS_A_DIE,
                () -> setup.army(position, position.active()) > 0,
                () -> position.active() + " has chosen no die.");
    }

    /** Judges whether a die that begins on the table lies where it should, and whether nothing else was touched. */
    FirstBreach placed(FirstBreach rules, Position position, String die, Action.DiceLanded landing) {
        landings.measured(rules, position, die, landing)
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> landing.dice().stream()
                                .filter(each -> each.name().equals(die))
                                .allMatch(each -> each.flat().isPresent()),
                        () -> setup.title(die) + " does not lie flat on the table.")
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> landing.dice().stream().allMatch(each -> stays(position, each)),
                        () -> "While " + setup.title(die) + " is put on the table the others stay as they lie.");
        for (LandedDie landed : landing.dice()) {
            landed.flat().ifPresent(lies -> begins(rules, position.fighter(landed.name()), lies));
        }
        return rules;
    }

    /** A die that lies there already may have been nudged, but not moved. */
    private static boolean stays(Position position, LandedDie landed) {
        Optional<FlatDie> before = position.find(landed.name()).flatMap(Fighter::lying);
        return before.isEmpty()
                || landed.flat()
                        .filter(now -> now.top() == before.get().top()
                                && now.pose().distanceMm(before.get().pose()) <= NUDGED_MM
                                && now.pose().turnDeg(before.get().pose()) <= NUDGED_DEG)
                        .isPresent();
    }

    private void begins(FirstBreach rules, Fighter fighter, FlatDie lies) {
        StartingSpot start = StartingSpot.of(setup, fighter);
        rules.needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> start.isNear(lies),
                        () -> setup.title(fighter.name()) + " lies " + Math.round(start.awayMm(lies))
                                + " mm away from where it begins; up to " + Math.round(start.withinMm())
                                + " mm will do.")
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> start.shows(lies),
                        () -> setup.title(fighter.name()) + " begins on side "
                                + start.side().orElseThrow().word() + ".");
    }
}
