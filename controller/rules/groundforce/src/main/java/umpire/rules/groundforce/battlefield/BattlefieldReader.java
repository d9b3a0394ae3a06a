package umpire.rules.groundforce.battlefield;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads a board from a data file and names every invalid line. */
public final class BattlefieldReader {
    public static final GameData FILE = new GameData(
            "battlefield",
            "ground-force-data/battlefield.yaml",
            "The board: how large it is, the two bases, the mining areas, and the places where no unit can stand.");

    private static final int FEWEST = 3;
    private static final int MOST_COLUMNS = 8;
    private static final int MOST_ROWS = 12;

    private BattlefieldReader() {}

    /** Returns the board, or every problem with its line. */
    public static Parsed<Battlefield> read(Datum file) {
        return DataReader.read(FILE.name(), file, BattlefieldReader::battlefield);
    }

    private static Battlefield battlefield(DataReader keys) {
        keys.require("columns", "rows", "yellowBase", "blueBase", "mines");
        int columns = keys.whole("columns", FEWEST, MOST_COLUMNS, MOST_COLUMNS);
        int rows = keys.whole("rows", FEWEST, MOST_ROWS, MOST_ROWS);
        Battlefield empty = new Battlefield(
                columns, rows, Map.of(), Collections.emptyNavigableSet(), Collections.emptyNavigableSet());
        NavigableSet<GroundPlace> blocked = places(keys, "blocked", empty);
        Battlefield open = new Battlefield(columns, rows, Map.of(), Collections.emptyNavigableSet(), blocked);
        NavigableSet<GroundPlace> yellow = base(keys, "yellowBase", open);
        NavigableSet<GroundPlace> blue = base(keys, "blueBase", open);
        NavigableSet<GroundPlace> mines = places(keys, "mines", open);
        if (keys.has("mines") && mines.isEmpty()) {
            keys.problem("mines", "a board has at least one mining area.");
        }
        apart(keys, yellow, blue);
        Battlefield board = new Battlefield(
                columns, rows, Map.of(ArmyColour.YELLOW, yellow, ArmyColour.BLUE, blue), mines, blocked);
        if (yellow.size() == Battlefield.BASE_PLACES && blue.size() == Battlefield.BASE_PLACES && !board.joined()) {
            keys.problem(keys.line("blocked"), "some base or mining area cannot be walked to from the yellow base.");
        }
        return board;
    }

    private static void apart(DataReader keys, NavigableSet<GroundPlace> yellow, NavigableSet<GroundPlace> blue) {
        blue.stream()
                .filter(yellow::contains)
                .findFirst()
                .ifPresent(both -> keys.problem("blueBase", both + " is in the yellow base as well."));
    }

    private static NavigableSet<GroundPlace> base(DataReader keys, String key, Battlefield open) {
        NavigableSet<GroundPlace> base = places(keys, key, open);
        if (keys.has(key) && base.size() != Battlefield.BASE_PLACES) {
            keys.problem(key, "a base has " + Battlefield.BASE_PLACES + " places, not " + base.size() + ".");
        }
        return base;
    }

    private static NavigableSet<GroundPlace> places(DataReader keys, String key, Battlefield open) {
        NavigableSet<GroundPlace> places = new TreeSet<>();
        for (String text : keys.texts(key, List.of())) {
            Optional<GroundPlace> place = GroundPlace.named(text).filter(open::has);
            if (place.isEmpty()) {
                keys.problem(key, "\"" + text + "\" is not a place of this board.");
            } else if (!places.add(place.orElseThrow())) {
                keys.problem(key, text + " is named twice.");
            }
        }
        return places;
    }
}
