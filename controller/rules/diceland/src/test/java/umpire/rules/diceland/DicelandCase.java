package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A case written from the sheet.
 *
 * @param line where it is written
 * @param heading the heading of the sheet it is about, behind it perhaps a number of the case
 * @param scenario and house rulings as {@code key=answer}, between blanks
 * @param before the table, as the file says
 * @param actions the actions played, in the game's notation
 * @param after the resulting table, or the refusal of the last action
 */
record DicelandCase(
        int line,
        String heading,
        List<String> scenario,
        Map<String, String> before,
        List<String> actions,
        String after) {
    private static final String BETWEEN = "\\s*::\\s*";

    static DicelandCase parse(int line, String text) {
        String[] cells = text.split(BETWEEN, -1);
        if (cells.length != 5) {
            throw new IllegalArgumentException(line + ": five cells are needed: " + text);
        }
        return new DicelandCase(
                line,
                cells[0].strip(),
                List.of(cells[1].split(" ")),
                entries(cells[2]),
                Arrays.stream(cells[3].split(";")).map(String::strip).toList(),
                cells[4].strip());
    }

    static Map<String, String> entries(String cell) {
        Map<String, String> entries = new LinkedHashMap<>();
        for (String entry : cell.isBlank() ? new String[0] : cell.strip().split("\\s+")) {
            String[] halves = entry.split("=", 2);
            entries.put(halves[0], halves[1]);
        }
        return entries;
    }

    /** Returns the sheet's heading without the number of the case. */
    String section() {
        return heading.split(", DL-")[0];
    }

    boolean refused() {
        return after.equals("no");
    }

    private String value(String key, String usual) {
        return before.getOrDefault(key, usual);
    }

    /** Returns the position before the first action, in the game's notation. */
    String position() {
        List<String> dice = new ArrayList<>();
        before.forEach((name, where) -> {
            if (name.contains("-")) {
                dice.add(die(name, where));
            }
        });
        return String.join(
                " | ",
                value("turn", "red") + " " + value("phase", "choosing").replace('_', ' '),
                dice.isEmpty() ? "-" : String.join(" ", dice),
                value(
                        "armor",
                        scenario.get(0).startsWith("MARK")
                                ? "60,0"
                                : scenario.contains("posts=BOTH") ? "60,60" : "0,0"),
                value("red", "-"),
                value("blue", "-"),
                value("flags", "-"),
                value("passes", "0"),
                value("lines", "-"));
    }

    /** Where a die is: an owner may stand before it, a tracking card behind. */
    private String die(String name, String where) {
        boolean blue = where.startsWith("b:") || name.equals("ogre-blue");
        String[] parts = where.replaceFirst("^b:", "").split("#");
        String card = parts.length == 2 ? parts[1].replace('/', ':') : "1,4,2,8:15,15,15";
        return name + ":" + (blue ? "blue" : "red") + "@" + tagged(parts[0])
                + (name.startsWith("ogre") ? ":" + card : "");
    }

    /** Cases give the direction of corner x; the notation gives the tag's heading, a quarter turn less. */
    static String tagged(String where) {
        String[] halves = where.split(">");
        return halves.length < 2
                ? where
                : halves[0].replace("@", ",") + "," + (Double.parseDouble(halves[1]) + 270) % 360;
    }

    /** Writes an action in the game's notation: where it says how dice land, by the headings of their tags. */
    static String written(String action) {
        return Arrays.stream(action.split(" "))
                .map(word -> word.contains("=") ? word.split("=")[0] + "=" + tagged(word.split("=")[1]) : word)
                .collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return line + ": " + heading + ", " + String.join("; ", actions) + " => " + after;
    }
}
