package umpire.rules.groundforce.battlefield;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
            keys.problem(keys.line(), "with such a deck no unit would ever move.");
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
}
