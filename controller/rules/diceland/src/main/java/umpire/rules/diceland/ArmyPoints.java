package umpire.rules.diceland;

import java.util.List;
import umpire.rules.diceland.catalogue.PaperUnit;

/**
 * The points of an army, without an Ogre.
 *
 * @param most how many it may have with these dice: those of its smallest die come on top, unless they are of several teams
 * @param mixed whether they are of several teams
 */
record ArmyPoints(int points, int most, boolean mixed) {
    /** Counts a player's army. */
    public static ArmyPoints of(Setup setup, Position position, Commander commander) {
        return of(
                setup.scenario(),
                position.of(commander)
                        .map(setup::unit)
                        .filter(unit -> !unit.ogre())
                        .toList());
    }

    /** Counts dice that are no Ogres. */
    public static ArmyPoints of(Scenario scenario, List<PaperUnit> army) {
        int points = army.stream().mapToInt(PaperUnit::points).sum();
        int smallest = army.stream().mapToInt(PaperUnit::points).min().orElse(0);
        boolean mixed = army.stream().map(PaperUnit::team).distinct().count() > 1;
        return new ArmyPoints(points, mixed ? mixedMost(scenario) : scenario.points() + smallest, mixed);
    }

    /** The basic scenarios give a mixed army 30 points; elsewhere it only loses the points of its smallest die. */
    private static int mixedMost(Scenario scenario) {
        return scenario.basic() ? Scenario.MARK_III.points() : scenario.points();
    }
}
