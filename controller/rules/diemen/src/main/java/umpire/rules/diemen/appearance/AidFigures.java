package umpire.rules.diemen.appearance;

import java.util.Map;
import java.util.stream.Stream;
import umpire.rules.diemen.field.BattleScenario;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.position.Setup;

/** Sentences of the player aid that depend on the scenario and on the rulings of a house. */
final class AidFigures {
    private final Setup setup;

    AidFigures(Setup setup) {
        this.setup = setup;
    }

    Map<String, String> all() {
        return Map.of(
                "rounds", Integer.toString(setup.scenario().rounds()),
                "dice", Integer.toString(Troops.MOST),
                "broken", broken(),
                "fliers", fliers(),
                "impassible", setup.rulings().impassibleIsEntered() ? "only Fliers enter." : "nobody stops there.");
    }

    private String broken() {
        int limit = setup.scenario().breaksBelow();
        long[] armies = Stream.of(BattleSide.values())
                .mapToLong(side -> units(setup.scenario(), side))
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
        if (setup.rulings().impassibleIsEntered()) {
            return "They enter Impassible spaces too.";
        }
        return setup.rulings().fliersCross()
                ? "They cross an Impassible space, but never stop there."
                : "They never enter Impassible spaces.";
    }
}
