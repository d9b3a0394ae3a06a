package umpire.rules.diemen.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A battle as its parts are written, taken apart and put together again. */
final class PlainBattle {
    static final String TYPES = "ACHDFIS";

    /** A side's orders and dice in a round. */
    static final class Half {
        String orders = "-";
        final int[] dice = new int[11];
        final int[] gobble = new int[11];
        boolean guarding;
        int width;

        /** Returns its first set as width and height, or nothing. */
        int[] first() {
            int best = 0;
            for (int height = 1; height <= 10; height++) {
                if (dice[height] > 1 && dice[height] >= dice[best]) {
                    best = height;
                }
            }
            return best == 0 ? new int[] {0, 0} : new int[] {dice[best], best};
        }

        long sets() {
            return Arrays.stream(dice).filter(count -> count > 1).count();
        }
    }

    /** A squad: units by type, and Defenders whose die is used. */
    static final class Squad {
        final String side;
        final Map<Character, Integer> units = new TreeMap<>(Comparator.comparingInt(TYPES::indexOf));
        int tired;

        Squad(String side) {
            this.side = side;
        }

        int size() {
            return units.values().stream().mapToInt(Integer::intValue).sum();
        }

        int count(char type) {
            return units.getOrDefault(type, 0);
        }

        boolean only(String types) {
            return units.keySet().stream().allMatch(type -> types.indexOf(type) >= 0);
        }

        void add(char type, int more) {
            units.merge(type, more, Integer::sum);
            if (units.get(type) == 0) {
                units.remove(type);
            }
        }

        @Override
        public String toString() {
            return units.entrySet().stream()
                            .map(entry -> entry.getValue() + "" + entry.getKey())
                            .collect(Collectors.joining())
                    + (tired > 0 ? "/" + tired : "");
        }
    }

    /** An attack under way. */
    static final class Assault {
        String side = "";
        String from = "";
        String at = "";
        String kind = "";
        boolean flying;
        int width;
        int height;
        int bonus;
        int limit;

        @Override
        public String toString() {
            return side + ":" + from + ":" + at + ":" + kind + (flying ? "!" : "") + ":" + width + "x" + height + ":"
                    + bonus + ":" + limit;
        }
    }

    final PlainMap map;
    int round;
    List<String> phase = new ArrayList<>();
    final Map<String, Half> halves = new TreeMap<>();
    final TreeMap<String, Squad> squads;
    final TreeSet<String> used;
    final List<String> tied = new ArrayList<>();
    final List<Assault> assaults = new ArrayList<>();

    PlainBattle(PlainMap map, String position) {
        this.map = map;
        this.squads = new TreeMap<>(Comparator.comparingInt(map::order));
        this.used = new TreeSet<>(Comparator.comparingInt(map::order));
        String[] parts = position.split(" \\| ");
        List<String> words = new ArrayList<>(Arrays.asList(parts[0].split(" ")));
        round = Integer.parseInt(words.remove(0));
        phase = words;
        halves.put("red", half(parts[1]));
        halves.put("blue", half(parts[2]));
        list(parts[3]).forEach(text -> squads.put(text.split(":")[1], squad(text)));
        used.addAll(list(parts[4]));
        tied.addAll(list(parts[5]));
        list(parts[6]).forEach(text -> assaults.add(assault(text)));
    }

    static List<String> list(String text) {
        return text.equals("-") ? List.of() : Arrays.asList(text.split(","));
    }

    private static Half half(String text) {
        String[] words = text.split(" ");
        Half half = new Half();
        half.orders = words[0];
        list(words[1]).forEach(face -> half.dice[Integer.parseInt(face)]++);
        list(words[2]).forEach(face -> half.gobble[Integer.parseInt(face)]++);
        half.guarding = words[3].equals("guarding");
        half.width = Integer.parseInt(words[4]);
        return half;
    }

    static Squad squad(String text) {
        String[] words = text.split("[:/]");
        Squad squad = new Squad(words[0]);
        for (String part : words[2].split("(?<=[A-Z])")) {
            squad.add(part.charAt(part.length() - 1), Integer.parseInt(part.substring(0, part.length() - 1)));
        }
        squad.tired = words.length > 3 ? Integer.parseInt(words[3]) : 0;
        return squad;
    }

    private static Assault assault(String text) {
        String[] words = text.split(":");
        Assault assault = new Assault();
        assault.side = words[0];
        assault.from = words[1];
        assault.at = words[2];
        assault.kind = words[3].replace("!", "");
        assault.flying = words[3].endsWith("!");
        assault.width = Integer.parseInt(words[4].split("x")[0]);
        assault.height = Integer.parseInt(words[4].split("x")[1]);
        assault.bonus = Integer.parseInt(words[5]);
        assault.limit = Integer.parseInt(words[6]);
        return assault;
    }

    static String other(String side) {
        return side.equals("red") ? "blue" : "red";
    }

    int size(String side) {
        return squads.values().stream()
                .filter(squad -> squad.side.equals(side))
                .mapToInt(Squad::size)
                .sum();
    }

    boolean stands(String side, String space) {
        return squads.containsKey(space) && squads.get(space).side.equals(side);
    }

    List<String> spaces(String side) {
        return squads.keySet().stream().filter(space -> stands(side, space)).toList();
    }

    private static String faces(int[] dice) {
        List<String> faces = new ArrayList<>();
        for (int height = 1; height <= 10; height++) {
            for (int i = 0; i < dice[height]; i++) {
                faces.add(String.valueOf(height));
            }
        }
        return joined(faces);
    }

    static String joined(List<String> words) {
        return words.isEmpty() ? "-" : String.join(",", words);
    }

    private String half(Half half) {
        return half.orders + " " + faces(half.dice) + " " + faces(half.gobble) + " "
                + (half.guarding ? "guarding" : "open") + " " + half.width;
    }

    /** Returns squads as they are written. */
    List<String> written() {
        return squads.entrySet().stream()
                .map(entry -> entry.getValue().side + ":" + entry.getKey() + ":" + entry.getValue())
                .toList();
    }

    String write() {
        return round + " " + String.join(" ", phase) + " | " + half(halves.get("red")) + " | "
                + half(halves.get("blue")) + " | " + joined(written()) + " | " + joined(List.copyOf(used)) + " | "
                + joined(tied) + " | "
                + joined(assaults.stream().map(Assault::toString).toList());
    }
}
