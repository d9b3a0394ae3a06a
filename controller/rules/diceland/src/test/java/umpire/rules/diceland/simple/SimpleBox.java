package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The data file read by patterns: the lines of sides as words, and what else is asked for. */
final class SimpleBox {
    private static final Pattern UNIT = Pattern.compile(
            "\n  ([a-z-]+):\n    title: [^\n]*\n    class: (\\w+)\n[^#]*?points: (\\d+)\n    box: (\\d+)");
    private static final Pattern SIDE = Pattern.compile("- \\{face: (\\d+), side: (\\w+), ([^\n]*)}");

    final Map<String, String> classes = new LinkedHashMap<>();
    final Map<String, Integer> points = new LinkedHashMap<>();
    /** By unit and side: the words behind the side. */
    final Map<String, Map<String, String>> sides = new LinkedHashMap<>();
    /** By unit and face: the side. */
    final Map<String, Map<String, String>> faces = new LinkedHashMap<>();

    final List<String> names = new ArrayList<>();

    SimpleBox(String file) {
        Matcher units = UNIT.matcher(file);
        while (units.find()) {
            String id = units.group(1);
            classes.put(id, units.group(2));
            points.put(id, Integer.valueOf(units.group(3)));
            for (int i = 1; i <= Integer.parseInt(units.group(4)); i++) {
                names.add(id + "-" + i);
            }
            sides(id, file.substring(units.end()));
        }
        classes.put("ogre", "ogre");
        points.put("ogre", 50);
        names.add("ogre-red");
        names.add("ogre-blue");
        sides("ogre", file.substring(file.indexOf("\nogre:")));
    }

    private void sides(String id, String text) {
        Map<String, String> words = new LinkedHashMap<>();
        Map<String, String> byFace = new LinkedHashMap<>();
        Matcher lines = SIDE.matcher(text);
        for (int i = 0; i < 8 && lines.find(); i++) {
            words.put(lines.group(2), lines.group(3));
            byFace.put(lines.group(1), lines.group(2));
        }
        sides.put(id, words);
        faces.put(id, byFace);
    }

    static String unit(String name) {
        return name.substring(0, name.lastIndexOf('-'));
    }

    String face(String name, String side) {
        return faces.get(unit(name)).entrySet().stream()
                .filter(entry -> entry.getValue().equals(side))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the text behind a word in the line of a side, without brackets; empty where the word is missing. */
    String value(String name, String side, String word) {
        Matcher value = Pattern.compile("(^|, )" + word + ": (\\[[^]]*]|[^,]*)")
                .matcher(sides.get(unit(name)).get(side));
        return value.find() ? value.group(2).replaceAll("[\\[\\] ]", "") : "";
    }
}
