package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A case written from the sheet.
 *
 * @param line where it is written
 * @param heading the heading of the sheet it is about
 * @param variant which of the three games
 * @param elves how many play
 * @param before the differences from the usual table, or a word for a moment of setting up
 * @param actions the actions played, in the game's notation
 * @param after the resulting table, or the refusal of the last action
 */
record OgresElvesCase(
        int line, String heading, String variant, int elves, String before, List<String> actions, String after) {
    static final String REFUSED = "no";
    private static final String[] ELVES = {"red", "yellow", "green", "blue"};
    private static final String[] ROYALS = {"queen", "king", "princess", "prince"};
    private static final String[] CASTLES = {"nw", "ne", "se", "sw"};

    static OgresElvesCase parse(int line, String text) {
        String[] cells = Arrays.stream(text.split("\\|")).map(String::strip).toArray(String[]::new);
        String[] game = cells[1].split(" ");
        return new OgresElvesCase(
                line, cells[0], game[0], Integer.parseInt(game[1]), cells[2], List.of(cells[3].split(", ")), cells[4]);
    }

    boolean refused() {
        return after.equals(REFUSED);
    }

    /** Returns where everything is by name, as a list of entries names it. */
    static Map<String, String> entries(String list) {
        Map<String, String> entries = new LinkedHashMap<>();
        for (String entry : list.isEmpty() ? new String[0] : list.split(" ")) {
            String[] halves = entry.split("=", 2);
            entries.put(halves[0], halves[1]);
        }
        return entries;
    }

    /** Returns the position before the first action. */
    String position() {
        Map<String, String> table = usual();
        table.putAll(entries(before));
        for (String elf : ELVES) {
            table.computeIfPresent(elf, (name, at) -> at.contains(":") ? at : at + ":-");
        }
        String turn = table.get("turn");
        String phase = table.get(turn).contains("!") ? "bound 0" : "moving - open";
        return turn + " " + phase + " | " + listed(table, Arrays.copyOf(ELVES, elves)) + " | " + listed(table, mines())
                + " | " + listed(table, ogres()) + " | " + listed(table, ROYALS) + " | " + listed(table, gifts());
    }

    private Map<String, String> usual() {
        Map<String, String> table = new LinkedHashMap<>(Map.of("turn", "red"));
        Arrays.stream(ELVES).forEach(elf -> table.put(elf, "home:-"));
        table.put(ELVES[elves - 1], variant.equals("FIRST") ? "home:-" : "home:####");
        Arrays.stream(mines()).forEach(mine -> table.put(mine, "-"));
        table.putAll(Map.of("11", "R", "12", "G"));
        table.putAll(entries("ogre2=nw ogre3=ne ogre4=se ogre5=sw"));
        table.put("ogre1", variant.equals("FIRST") ? "-" : "nw");
        Arrays.stream(ROYALS).forEach(royal -> table.put(royal, "-"));
        Arrays.stream(gifts()).forEach(gift -> table.put(gift, "-"));
        return table;
    }

    private static String[] mines() {
        return numbered("", 16);
    }

    private static String[] ogres() {
        return numbered("ogre", 5);
    }

    private static String[] gifts() {
        return Arrays.stream(CASTLES).map(castle -> "gift-" + castle).toArray(String[]::new);
    }

    private static String[] numbered(String word, int count) {
        List<String> names = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            names.add(word + number);
        }
        return names.toArray(String[]::new);
    }

    private static String listed(Map<String, String> table, String[] names) {
        return String.join(" ", Arrays.stream(names).map(table::get).toList());
    }

    /** Returns a written position by the names that cases use. */
    static Map<String, String> read(String position) {
        String[] parts = position.split(" \\| ");
        String[] phase = parts[0].split(" ");
        Map<String, String> table = new LinkedHashMap<>(Map.of("turn", phase[0], "awaits", phase[1]));
        named(table, ELVES, parts[1]);
        named(table, mines(), parts[2]);
        named(table, ogres(), parts[3]);
        named(table, ROYALS, parts[4]);
        named(table, gifts(), parts[5]);
        return table;
    }

    private static void named(Map<String, String> into, String[] names, String part) {
        String[] words = part.split(" ");
        for (int i = 0; i < words.length; i++) {
            into.put(names[i], words[i]);
        }
    }

    @Override
    public String toString() {
        return line + ": " + heading + ", " + String.join(", ", actions) + ": " + after;
    }
}
