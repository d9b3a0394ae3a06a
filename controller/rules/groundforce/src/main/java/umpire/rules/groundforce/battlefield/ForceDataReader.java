package umpire.rules.groundforce.battlefield;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.DataReader;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;

/** Reads the data files of the die, the deck and the supply, and names every invalid line. */
public final class ForceDataReader {
    public static final GameData DIE =
            new GameData("die", "ground-force-data/die.yaml", "The symbols on the six faces of each die.");

    public static final GameData DECK =
            new GameData("deck", "ground-force-data/deck.yaml", "How many cards of each kind a deck of 18 has.");

    public static final GameData SUPPLY =
            new GameData("supply", "ground-force-data/supply.yaml", "How many units of each type an army's box holds.");

    private static final int FACES = 6;
    /** The most units of one type in a box. There are no tags for more. */
    private static final int MOST_UNITS = 20;

    private ForceDataReader() {}

    /** Returns the faces of a die, or every problem with its line. */
    public static Parsed<List<BattleFace>> die(Datum file) {
        return DataReader.read(DIE.name(), file, ForceDataReader::faces);
    }

    private static List<BattleFace> faces(DataReader keys) {
        keys.require("faces");
        List<BattleFace> faces = new ArrayList<>();
        for (String word : keys.texts("faces", List.of())) {
            Optional<BattleFace> face = BattleFace.named(word);
            if (face.isEmpty()) {
                keys.problem("faces", "\"" + word + "\" is on no die; known are sword, shield, explosion.");
            }
            face.ifPresent(faces::add);
        }
        if (keys.has("faces") && faces.size() != FACES) {
            keys.problem("faces", "a die has " + FACES + " faces, not " + faces.size() + ".");
        } else if (keys.has("faces") && faces.stream().noneMatch(BattleFace::attacks)) {
            keys.problem(
                    "faces", "no attack can succeed with such dice; one face at least is a sword or an explosion.");
        }
        return faces;
    }

    /** Returns the cards of a deck, or every problem with its line. */
    public static Parsed<OrderDeck> deck(Datum file) {
        return DataReader.read(DECK.name(), file, ForceDataReader::cards);
    }

    private static OrderDeck cards(DataReader keys) {
        Map<OrderKind, Integer> counts = new EnumMap<>(OrderKind.class);
        int sum = 0;
        for (OrderKind kind : OrderKind.values()) {
            int count = keys.whole(kind.word(), 0, OrderDeck.SIZE, 0);
            counts.put(kind, count);
            sum += count;
        }
        if (sum == 0) {
            String known =
                    Arrays.stream(OrderKind.values()).map(OrderKind::word).collect(Collectors.joining(", "));
            keys.problem(
                    keys.line(),
                    "a deck has " + OrderDeck.SIZE + " cards, and none is named; known are " + known + ".");
        } else if (sum != OrderDeck.SIZE) {
            keys.problem(keys.line(), "a deck has " + OrderDeck.SIZE + " cards, not " + sum + ".");
        } else if (counts.getOrDefault(OrderKind.REINFORCEMENTS, 0) == OrderDeck.SIZE) {
            keys.problem(keys.line(), "a deck that has only reinforcements lets no unit move; give other cards too.");
        }
        return OrderDeck.of(counts);
    }

    /** Returns the number of units of each type in an army's box, or every problem with its line. */
    public static Parsed<Map<ForceType, Integer>> supply(Datum file) {
        return DataReader.read(SUPPLY.name(), file, ForceDataReader::units);
    }

    private static Map<ForceType, Integer> units(DataReader keys) {
        keys.require(Arrays.stream(ForceType.values()).map(ForceType::word).toArray(String[]::new));
        return Arrays.stream(ForceType.values())
                .collect(Collectors.toMap(
                        type -> type,
                        type -> keys.whole(type.word(), type.atStart(), MOST_UNITS, type.atStart()),
                        (one, other) -> one,
                        () -> new EnumMap<>(ForceType.class)));
    }

    /** Reads a board from a data file and names every invalid line. */
    public static final class BattlefieldReader {
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
                keys.problem(
                        keys.line("blocked"), "some base or mining area cannot be walked to from the yellow base.");
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
}
