package umpire.rules.diemen.plain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The map of a scenario file, spaces by their names. */
final class PlainMap {
    final Map<String, Character> terrain = new LinkedHashMap<>();
    final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Map<String, List<String>> touching = new HashMap<>();
    String objective = "";
    int rows;

    /** The house rulings that are not the default. */
    final Map<String, String> house;

    PlainMap(String scenario, Map<String, String> house) {
        this.house = house;
        List<String> drawn = new ArrayList<>();
        for (String line : scenario.split("\n")) {
            if (line.matches("  [0-9]+: .*")) {
                drawn.add(line.split(":")[1].replaceAll("[\" ]", ""));
            } else if (line.startsWith("objective:")) {
                objective = line.substring(10).strip();
            } else if (line.matches("[a-zA-Z]+: [0-9]+")) {
                numbers.put(line.split(": ")[0], Integer.valueOf(line.split(": ")[1]));
            }
        }
        rows = drawn.size();
        for (int row = 0; row < rows; row++) {
            String letters = drawn.get(rows - 1 - row);
            for (int column = 0; column < letters.length(); column++) {
                terrain.put((char) ('a' + column) + "" + (row + 1), letters.charAt(column));
            }
        }
    }

    static int row(String space) {
        return Integer.parseInt(space.substring(1)) - 1;
    }

    /** In half spaces: every second row is shifted by one of them. */
    private static int halves(String space) {
        return 2 * (space.charAt(0) - 'a') + row(space) % 2;
    }

    static int distance(String one, String other) {
        int up = Math.abs(row(one) - row(other));
        int along = Math.abs(halves(one) - halves(other));
        return up + Math.max(0, (along - up) / 2);
    }

    List<String> beside(String space) {
        return touching.computeIfAbsent(
                space,
                middle -> terrain.keySet().stream()
                        .filter(other -> distance(middle, other) == 1)
                        .toList());
    }

    char at(String space) {
        return terrain.getOrDefault(space, 'X');
    }

    boolean answered(String key, String answer) {
        return answer.equals(house.get(key));
    }

    boolean may(char type, String space) {
        char ground = at(space);
        boolean lands = type == 'F' && answered("fliersCross", "ONTO") && terrain.containsKey(space);
        return lands || ground != 'X' && !(type == 'H' && "FHM".indexOf(ground) >= 0);
    }

    int order(String space) {
        return row(space) * 100 + space.charAt(0);
    }
}
