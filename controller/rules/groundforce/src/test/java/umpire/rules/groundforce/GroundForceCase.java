package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderCard;
import umpire.rules.groundforce.battlefield.OrderDeck.OrderKind;

/**
 * A case written from the sheet.
 *
 * @param line the number of its line in the file
 * @param heading the heading of the sheet that it tests
 * @param house answers to house rulings other than the defaults
 * @param before the position before the first action
 * @param actions the actions, in the game's notation
 * @param after the position afterwards, or a mark that the last action is refused
 */
record GroundForceCase(
        int line, String heading, Map<String, String> house, String before, List<String> actions, String after) {
    private static final Map<OrderKind, Integer> DECK = Map.of(
            OrderKind.TROOPER, 5,
            OrderKind.SABOTEUR, 2,
            OrderKind.HEAVY, 2,
            OrderKind.TROOPER_SABOTEUR, 2,
            OrderKind.TROOPER_HEAVY, 2,
            OrderKind.SABOTEUR_HEAVY, 1,
            OrderKind.STEALTH, 1,
            OrderKind.RUSH, 1,
            OrderKind.REINFORCEMENTS, 2);

    static GroundForceCase parse(int line, String text) {
        String[] cells = Arrays.stream(text.split("\\|")).map(String::strip).toArray(String[]::new);
        return new GroundForceCase(
                line, cells[0], entries(cells[1], "="), cells[2], List.of(cells[3].split(", ")), cells[4]);
    }

    boolean refused() {
        return after.equals("no");
    }

    boolean opening() {
        return before.equals("opening");
    }

    /** Returns the entries of a list of names and values. */
    static Map<String, String> entries(String list, String between) {
        Map<String, String> entries = new LinkedHashMap<>();
        for (String entry : list.isBlank() ? new String[0] : list.split(" ")) {
            String[] halves = entry.split(between, 2);
            entries.put(halves[0], halves[1]);
        }
        return entries;
    }

    /** Returns the position before the first action. */
    String position() {
        String[] words = before.split(" ");
        boolean draws = words[0].equals("draw");
        List<String> units = new ArrayList<>();
        String yellow = draws ? "-" : words[0] + "-1";
        String blue = "-";
        for (String word : Arrays.copyOfRange(words, 1, words.length)) {
            if (word.startsWith("yellowcards=")) {
                yellow = cards(word);
            } else if (word.startsWith("bluecards=")) {
                blue = cards(word);
            } else {
                units.add(word);
            }
        }
        if (units.stream().noneMatch(unit -> unit.contains(":Y"))) {
            units.add("a3:YT");
        }
        if (units.stream().noneMatch(unit -> unit.contains(":B"))) {
            units.add("g9:BT");
        }
        return "yellow " + (draws ? "drawing" : "acting") + " | " + String.join(" ", units) + " | " + yellow + " | "
                + blue + " | - | -";
    }

    private static String cards(String word) {
        String named = word.substring(word.indexOf('=') + 1);
        return named.equals("ALL")
                ? DECK.entrySet().stream()
                        .flatMap(entry -> numbered(entry.getKey(), entry.getValue()).stream())
                        .collect(Collectors.joining(","))
                : named;
    }

    private static List<String> numbered(OrderKind kind, int count) {
        List<String> cards = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            cards.add(new OrderCard(kind, number).toString());
        }
        return cards;
    }

    /** Returns the parts of a position by the names that cases use. */
    static Map<String, String> read(String position) {
        String[] parts = position.split(" \\| ");
        String[] phase = parts[0].split(" ");
        Map<String, String> table = new LinkedHashMap<>(Map.of("turn", phase[0], "awaits", phase[1]));
        table.put("end", phase[1].equals("over") ? phase[2] : "-");
        table.put("winner", phase[1].equals("over") ? phase[3] : "-");
        table.put("points", phase[1].equals("buying") ? phase[2] : "-");
        table.put("hidden", parts[4]);
        entries(parts[1], ":").forEach((place, units) -> table.put(place, units.replaceAll("[x'!0-9]", "")));
        return table;
    }

    @Override
    public String toString() {
        return line + ": " + heading + ", " + String.join(", ", actions) + ": " + after;
    }
}
