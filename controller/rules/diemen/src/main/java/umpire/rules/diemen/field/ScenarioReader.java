package umpire.rules.diemen.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads a scenario from a data file and tells every line that cannot be so. */
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
    private final List<BattleSquad> squads = new ArrayList<>();

    private ScenarioReader(DataReader keys) {
        this.keys = keys;
        this.most = keys.whole("stackLimit", 1, MOST_TOGETHER, 1);
    }

    /** Returns the scenario, or every problem with its line. */
    public static Parsed<BattleScenario> read(Datum file) {
        return DataReader.read(FILE.name(), file, keys -> new ScenarioReader(keys).scenario());
    }

    private BattleScenario scenario() {
        keys.require("rounds", "objective", "breaksBelow", "stackLimit", "map", "red", "blue");
        int rounds = keys.whole("rounds", 1, MOST_ROUNDS, 1);
        int breaksBelow = keys.whole("breaksBelow", 1, MOST_UNITS, 1);
        BattleMap map = map(keys.texts("map", List.of()));
        BattleHex objective = objective(map);
        for (BattleSide side : BattleSide.values()) {
            army(map, side, breaksBelow);
        }
        MapFit.problem(map, most).ifPresent(problem -> keys.problem("map", problem));
        return new BattleScenario(map, new BattleField(squads), objective, rounds, breaksBelow, most);
    }

    private BattleMap map(List<String> drawn) {
        Map<BattleHex, HexTerrain> terrain = new TreeMap<>();
        int rows = drawn.size();
        int columns = drawn.isEmpty() ? 0 : row(drawn.get(0)).length();
        if (keys.has("map") && (rows < FEWEST_SPACES || columns < FEWEST_SPACES)) {
            keys.problem("map", "a map has at least two rows of at least two spaces.");
        }
        for (int i = 0; i < rows; i++) {
            String letters = row(drawn.get(i));
            if (letters.length() != columns) {
                keys.problem(
                        "map",
                        "row " + (rows - i) + " has " + letters.length() + " spaces, the farthest row has " + columns
                                + ".");
            }
            for (int column = 0; column < letters.length(); column++) {
                BattleHex hex = new BattleHex(column, rows - 1 - i);
                terrain.put(hex, terrain(hex, letters.charAt(column)));
            }
        }
        return new BattleMap(columns, rows, terrain);
    }

    private static String row(String drawn) {
        return drawn.replace(" ", "");
    }

    private HexTerrain terrain(BattleHex hex, char letter) {
        Optional<HexTerrain> terrain = HexTerrain.drawn(letter);
        if (terrain.isEmpty()) {
            keys.problem("map", "'" + letter + "' on " + hex + " is no terrain; known are . F H M R V X.");
        }
        return terrain.orElse(HexTerrain.OPEN);
    }

    private BattleHex objective(BattleMap map) {
        String name = keys.text("objective", "a1");
        Optional<BattleHex> hex = BattleHex.named(name).filter(map::has).filter(map::passable);
        if (hex.isEmpty() && keys.has("objective")) {
            keys.problem("objective", "\"" + name + "\" is no space of the map that can be entered.");
        }
        return hex.orElse(FIRST);
    }

    private void army(BattleMap map, BattleSide side, int fewest) {
        int units = 0;
        for (String text : keys.texts(side.word(), List.of())) {
            units += squad(map, side, text);
        }
        if (keys.has(side.word()) && units < fewest) {
            keys.problem(
                    side.word(), side.title() + " begins with " + units + " units, and has lost below " + fewest + ".");
        }
        if (units > MOST_UNITS) {
            keys.problem(
                    side.word(), side.title() + " has " + units + " units; there are counters for " + MOST_UNITS + ".");
        }
    }

    private int squad(BattleMap map, BattleSide side, String text) {
        String[] words = text.split(" ");
        Optional<BattleHex> hex = BattleHex.named(words[0]).filter(map::has);
        Optional<Troops> troops = words.length == 2 ? Troops.parse(words[1]) : Optional.empty();
        if (hex.isEmpty() || troops.isEmpty()) {
            keys.problem(
                    side.word(), "\"" + text + "\" is no squad; write a space of the map and its units: \"c2 2I1A\".");
            return 0;
        }
        wrong(map, hex.get(), troops.get()).ifPresent(wrong -> keys.problem(side.word(), wrong));
        if (squads.stream().noneMatch(squad -> squad.at().equals(hex.get()))) {
            squads.add(new BattleSquad(side, hex.get(), troops.get()));
        }
        return troops.get().size();
    }

    private Optional<String> wrong(BattleMap map, BattleHex hex, Troops troops) {
        if (squads.stream().anyMatch(squad -> squad.at().equals(hex))) {
            return Optional.of(hex + " has its units already.");
        }
        if (troops.size() > most) {
            return Optional.of(hex + " has " + troops.size() + " units; there is room for " + most + ".");
        }
        return troops.types().stream()
                .filter(type -> !type.enters(map.terrain(hex)))
                .findFirst()
                .map(type -> type.title() + " cannot stand on " + hex + ", which is "
                        + map.terrain(hex).title() + ".");
    }
}
