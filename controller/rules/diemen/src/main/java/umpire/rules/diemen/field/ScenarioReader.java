package umpire.rules.diemen.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import umpire.rules.diemen.field.BattleMap.HexTerrain;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads a scenario from a data file and reports every wrong line. */
public final class ScenarioReader {
    public static final GameData FILE = new GameData(
            "scenario",
            "die-men-data/scenario.yaml",
            "The map with its terrain, both armies and where they begin, and the end of the battle.");

    /** Most units of a side, so that every counter finds a tag of its own. */
    static final int MOST_UNITS = 100;

    private static final int MOST_ROUNDS = 99;
    private static final int MOST_TOGETHER = 9;
    private static final int FEWEST_SPACES = 2;
    private static final BattleHex FIRST = new BattleHex(0, 0);

    private final DataReader keys;
    private final int most;
    private final BiPredicate<TroopType, HexTerrain> enters;
    private final List<BattleField.BattleSquad> squads = new ArrayList<>();

    private ScenarioReader(DataReader keys, BiPredicate<TroopType, HexTerrain> enters) {
        this.keys = keys;
        this.enters = enters;
        this.most = keys.whole("stackLimit", 1, MOST_TOGETHER, 1);
    }

    /**
     * Returns the scenario, or every problem with its line.
     *
     * @param enters whether a unit may stand on a terrain
     */
    public static Parsed<BattleScenario> read(Datum file, BiPredicate<TroopType, HexTerrain> enters) {
        return DataReader.read(FILE.name(), file, keys -> new ScenarioReader(keys, enters).scenario());
    }

    private BattleScenario scenario() {
        keys.require("rounds", "objective", "breaksBelow", "stackLimit", "map", "red", "blue");
        int rounds = keys.whole("rounds", 1, MOST_ROUNDS, 1);
        int breaksBelow = keys.whole("breaksBelow", 1, MOST_UNITS, 1);
        BattleMap map = keys.below("map", this::map, new BattleMap(0, 0, Map.of()));
        BattleHex objective = objective(map);
        if (map.rows() > 0) {
            for (BattleSide side : BattleSide.values()) {
                int units = keys.below(side.word(), army -> army(map, side, army), 0);
                size(side, units, breaksBelow);
            }
            BattleMap.MapFit.problem(map, most).ifPresent(problem -> keys.problem("map", problem));
        }
        return new BattleScenario(map, new BattleField(squads), objective, rounds, breaksBelow, most);
    }

    /** Rows are named by their numbers; the nearest is 1. */
    private BattleMap map(DataReader drawn) {
        int rows = 0;
        int columns = 0;
        Map<BattleHex, HexTerrain> terrain = new TreeMap<>();
        for (int row = 0; row < BattleHex.MOST; row++) {
            String key = String.valueOf(row + 1);
            String letters = row(drawn.text(key, ""));
            if (letters.isEmpty()) {
                continue;
            }
            columns = rows == 0 ? letters.length() : columns;
            if (rows < row || letters.length() != columns) {
                drawn.problem(
                        key,
                        rows < row
                                ? "row " + row + " is missing."
                                : "row " + key + " has " + letters.length() + " spaces, row 1 has " + columns + ".");
            }
            rows = row + 1;
            for (int column = 0; column < letters.length(); column++) {
                BattleHex hex = new BattleHex(column, row);
                terrain.put(hex, terrain(drawn, hex, letters.charAt(column)));
            }
        }
        if (rows < FEWEST_SPACES || columns < FEWEST_SPACES || columns > BattleHex.MOST) {
            drawn.problem(drawn.line(), "a map has at least two rows of at least two spaces, and at most 26 of each.");
            return new BattleMap(0, 0, Map.of());
        }
        return new BattleMap(columns, rows, terrain);
    }

    private static String row(String drawn) {
        return drawn.replace(" ", "");
    }

    private static HexTerrain terrain(DataReader drawn, BattleHex hex, char letter) {
        Optional<HexTerrain> terrain = HexTerrain.drawn(letter);
        if (terrain.isEmpty()) {
            drawn.problem(
                    String.valueOf(hex.row() + 1),
                    "'" + letter + "' on " + hex + " is not a terrain; known are . F H M R V X.");
        }
        return terrain.orElse(HexTerrain.OPEN);
    }

    private BattleHex objective(BattleMap map) {
        String name = keys.text("objective", "a1");
        Optional<BattleHex> hex = BattleHex.named(name).filter(map::has).filter(map::passable);
        if (hex.isEmpty() && keys.has("objective") && map.rows() > 0) {
            keys.problem("objective", "\"" + name + "\" is not a space of the map that can be entered.");
        }
        return hex.orElse(FIRST);
    }

    private void size(BattleSide side, int units, int fewest) {
        if (keys.has(side.word()) && units < fewest) {
            keys.problem(
                    side.word(),
                    side.title() + " begins with " + units + (units == 1 ? " unit" : " units")
                            + ", and a side with fewer than " + fewest + " has lost.");
        }
        if (units > MOST_UNITS) {
            keys.problem(
                    side.word(), side.title() + " has " + units + " units; there are counters for " + MOST_UNITS + ".");
        }
    }

    /** Squads are named by their spaces. */
    private int army(BattleMap map, BattleSide side, DataReader army) {
        int units = 0;
        for (BattleHex hex : map.hexes()) {
            if (army.has(hex.toString())) {
                units += squad(map, side, hex, army);
            }
        }
        return units;
    }

    private int squad(BattleMap map, BattleSide side, BattleHex hex, DataReader army) {
        String text = army.text(hex.toString(), "");
        Optional<Troops> troops = Troops.parse(text);
        if (troops.isEmpty()) {
            army.problem(hex.toString(), "\"" + text + "\" are not units; write for example 2I1A.");
            return 0;
        }
        wrong(map, hex, troops.get()).ifPresent(wrong -> army.problem(hex.toString(), wrong));
        if (squads.stream().noneMatch(squad -> squad.at().equals(hex))) {
            squads.add(new BattleField.BattleSquad(side, hex, troops.get()));
        }
        return troops.get().size();
    }

    private Optional<String> wrong(BattleMap map, BattleHex hex, Troops troops) {
        if (squads.stream().anyMatch(squad -> squad.at().equals(hex))) {
            return Optional.of("units of both sides stand on " + hex + ".");
        }
        if (troops.size() > most) {
            return Optional.of(hex + " has " + troops.size() + " units; there is room for " + most + ".");
        }
        return troops.types().stream()
                .filter(type -> !enters.test(type, map.terrain(hex)))
                .findFirst()
                .map(type -> type.title() + " cannot stand on " + hex + ", which is "
                        + map.terrain(hex).title() + ".");
    }

    /**
     * The map and armies of a battle, and how long it lasts.
     *
     * @param map the spaces
     * @param start where the armies stand at first
     * @param objective the space that counts at the end
     * @param rounds the number of rounds after which the battle ends
     * @param breaksBelow a side of which fewer units are left has lost; 1 where it fights to the last
     * @param stackLimit how many units a space has room for
     */
    public record BattleScenario(
            BattleMap map, BattleField start, BattleHex objective, int rounds, int breaksBelow, int stackLimit) {
        /** Returns how many units of a type a side begins with; no more are in its box. */
        public int inBox(BattleSide side, TroopType type) {
            return start.count(side, type);
        }
    }
}
