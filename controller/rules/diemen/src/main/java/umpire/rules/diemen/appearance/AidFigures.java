package umpire.rules.diemen.appearance;

import java.util.Map;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleScenario;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.Rulings;

/** Sentences of the player aid that depend on the scenario and on the rulings of a house. */
final class AidFigures {
    private final BattleScenario scenario;
    private final Rulings rulings;

    AidFigures(BattleScenario scenario, Rulings rulings) {
        this.scenario = scenario;
        this.rulings = rulings;
    }

    Map<String, String> all() {
        return Map.of(
                "rounds", Integer.toString(scenario.rounds()),
                "dice", Integer.toString(Troops.MOST),
                "broken", broken(),
                "fliers", fliers(),
                "impassible", rulings.impassibleIsEntered() ? "only Fliers enter." : "no troops stop there.");
    }

    private String broken() {
        int limit = scenario.breaksBelow();
        long[] armies = Stream.of(BattleSide.values())
                .mapToLong(side -> units(scenario, side))
                .distinct()
                .toArray();
        String whole = armies.length == 1 ? " of its " + armies[0] : "";
        return limit == 1
                ? "A side without units has lost."
                : "A side with fewer than " + limit + whole + " units left has lost.";
    }

    private static long units(BattleScenario scenario, BattleSide side) {
        return TroopType.ALL.stream()
                .mapToLong(type -> scenario.inBox(side, type))
                .sum();
    }

    private String fliers() {
        if (rulings.impassibleIsEntered()) {
            return "They enter Impassible spaces too.";
        }
        return rulings.fliersCross()
                ? "They cross an Impassible space, but never stop there."
                : "They never enter Impassible spaces.";
    }
}
