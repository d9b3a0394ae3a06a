package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A position as words and numbers, changed in place. */
final class SimpleDuel {
    /** A die of an army. */
    static final class Lie {
        String owner = "";
        String place = "";
        String side = "";
        double x;
        double y;
        double h;
        int[] circles = {};
        int[] treads = {};

        boolean plays() {
            return place.equals("play");
        }
    }

    final SimpleBox box;
    final String scenario;
    final Map<String, Lie> dice = new LinkedHashMap<>();
    final int[] armor = new int[2];
    final List<TreeMap<String, Integer>> won = List.of(new TreeMap<>(), new TreeMap<>());
    final List<String> flags = new ArrayList<>();
    final List<String> lines = new ArrayList<>();
    String who;
    String phase;
    int passes;

    SimpleDuel(SimpleBox box, String scenario, String position) {
        this.box = box;
        this.scenario = scenario;
        String[] parts = position.split(" \\| ");
        this.who = parts[0].split(" ", 2)[0];
        this.phase = parts[0].split(" ", 2)[1];
        Map<String, Lie> read = new LinkedHashMap<>();
        for (String word : parts[1].equals("-") ? new String[0] : parts[1].split(" ")) {
            read.put(word.substring(0, word.indexOf(':')), lie(word.substring(word.indexOf(':') + 1)));
        }
        box.names.stream().filter(read::containsKey).forEach(name -> dice.put(name, read.get(name)));
        armor[0] = Integer.parseInt(parts[2].split(",")[0]);
        armor[1] = Integer.parseInt(parts[2].split(",")[1]);
        for (int i = 0; i < 2; i++) {
            for (String word : parts[3 + i].equals("-") ? new String[0] : parts[3 + i].split(",")) {
                int star = word.lastIndexOf('*');
                won.get(i).put(word.substring(0, star), Integer.valueOf(word.substring(star + 1)));
            }
        }
        flags.addAll(parts[5].equals("-") ? List.of() : List.of(parts[5].split(",")));
        passes = Integer.parseInt(parts[6]);
        lines.addAll(parts[7].equals("-") ? List.of() : List.of(parts[7].split(",")));
    }

    private static Lie lie(String text) {
        Lie lie = new Lie();
        String[] parts = text.split(":");
        lie.owner = parts[0].split("@")[0];
        String at = parts[0].split("@")[1];
        if (at.contains(",")) {
            lie.place = "play";
            set(lie, at);
        } else {
            lie.place = at;
        }
        if (parts.length > 1) {
            lie.circles = Arrays.stream(parts[1].split(","))
                    .mapToInt(Integer::parseInt)
                    .toArray();
            lie.treads = Arrays.stream(parts[2].split(","))
                    .mapToInt(Integer::parseInt)
                    .toArray();
        }
        return lie;
    }

    static void set(Lie lie, String at) {
        String[] words = at.split(",");
        lie.side = words[0];
        lie.x = Double.parseDouble(words[1]);
        lie.y = Double.parseDouble(words[2]);
        lie.h = Double.parseDouble(words[3]);
    }

    String text() {
        return who + " " + phase + " | "
                + (dice.isEmpty() ? "-" : dice.keySet().stream().map(this::die).collect(Collectors.joining(" ")))
                + " | " + armor[0] + "," + armor[1] + " | " + trophies(0) + " | " + trophies(1) + " | "
                + (flags.isEmpty() ? "-" : String.join(",", flags)) + " | " + passes + " | "
                + (lines.isEmpty() ? "-" : String.join(",", lines));
    }

    private String die(String name) {
        Lie lie = dice.get(name);
        String at =
                lie.plays() ? lie.side + "," + number(lie.x) + "," + number(lie.y) + "," + number(lie.h) : lie.place;
        String card = lie.circles.length == 0 ? "" : ":" + numbers(lie.circles) + ":" + numbers(lie.treads);
        return name + ":" + lie.owner + "@" + at + card;
    }

    private static String numbers(int... numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        String sign = hundredths < 0 ? "-" : "";
        String rest = String.format("%02d", Math.abs(hundredths) % 100).replaceAll("0+$", "");
        return sign + Math.abs(hundredths) / 100 + (rest.isEmpty() ? "" : "." + rest);
    }

    private String trophies(int side) {
        List<String> all = new ArrayList<>();
        for (String how : List.of("killed", "crushed", "knocked-off")) {
            won.get(side).forEach((what, times) -> {
                if (what.startsWith(how + "*")) {
                    all.add(what + "*" + times);
                }
            });
        }
        return all.isEmpty() ? "-" : String.join(",", all);
    }

    static String other(String player) {
        return player.equals("red") ? "blue" : "red";
    }

    static int index(String player) {
        return player.equals("red") ? 0 : 1;
    }

    int points(String player) {
        return won.get(index(player)).entrySet().stream()
                .mapToInt(entry ->
                        box.points.get(entry.getKey().substring(entry.getKey().indexOf('*') + 1)) * entry.getValue())
                .sum();
    }

    int army(String player) {
        return dice.entrySet().stream()
                .filter(entry -> entry.getValue().owner.equals(player) && !ogre(entry.getKey()))
                .mapToInt(entry -> box.points.get(SimpleBox.unit(entry.getKey())))
                .sum();
    }

    static boolean ogre(String name) {
        return name.startsWith("ogre-");
    }

    static double reach(String name) {
        return (ogre(name) ? 100 : 50) / Math.sqrt(3);
    }

    boolean odd(String name) {
        return box.face(name, dice.get(name).side).replace("0", "").length() % 2 == 1;
    }

    /** The direction of a corner: x where the tag points up, then y and z one way or the other. */
    double corner(String name, char corner) {
        int thirds = "xyz".indexOf(corner) * (odd(name) ? -1 : 1);
        return dice.get(name).h + 90 + 120 * thirds;
    }

    List<double[]> top(String name) {
        Lie lie = dice.get(name);
        return SimpleShapes.round(lie.x, lie.y, reach(name), lie.h + 90, 3);
    }

    List<double[]> foot(String name) {
        Lie lie = dice.get(name);
        return SimpleShapes.round(lie.x, lie.y, reach(name), lie.h + 30, 3);
    }

    List<double[]> hexagon(String name) {
        Lie lie = dice.get(name);
        return SimpleShapes.round(lie.x, lie.y, reach(name), lie.h + 90, 6);
    }

    /** A die in space. */
    List<double[]> solid(String name) {
        Lie lie = dice.get(name);
        return SimpleSolids.lying(lie.x, lie.y, reach(name), lie.h + 90);
    }

    /** A Command Post is 88 by 63 mm, 2 mm from the middle of its edge. */
    static List<double[]> post(String owner) {
        double near = owner.equals("red") ? -308 : 308;
        double far = owner.equals("red") ? -245 : 245;
        return SimpleShapes.hull(List.of(
                new double[] {-44, near}, new double[] {44, near}, new double[] {44, far}, new double[] {-44, far}));
    }

    static boolean onTable(List<double[]> points) {
        return points.stream().allMatch(p -> Math.abs(p[0]) <= 311 && Math.abs(p[1]) <= 311);
    }

    String value(String name, String word) {
        return box.value(name, dice.get(name).side, word);
    }
}
