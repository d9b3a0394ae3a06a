package umpire.rules.groundforce.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A parsed position on the default board. */
final class PlainField {
    static final List<String> YELLOW_BASE = List.of("c1", "c2", "d1", "d2", "e1", "e2");
    static final List<String> BLUE_BASE = List.of("c10", "c11", "d10", "d11", "e10", "e11");
    static final List<String> MINES = List.of("a6", "d6", "g6");
    static final String[] WORDS = {"trooper", "saboteur", "heavy"};

    final PlainHouse house;
    String turn;
    String[] phase;
    final Map<String, Character> owner = new TreeMap<>(byColumn());
    final Map<String, List<PlainSoldier>> units = new TreeMap<>(byColumn());
    final Map<String, List<String>> cards = new LinkedHashMap<>();
    final Set<String> sneaky = new TreeSet<>(Comparator.reverseOrder());
    String last;

    PlainField(String position, PlainHouse house) {
        this.house = house;
        String[] parts = position.split(" \\| ");
        this.turn = parts[0].split(" ")[0];
        this.phase = parts[0].substring(turn.length() + 1).split(" ");
        for (String squad : parts[1].equals("-") ? new String[0] : parts[1].split(" ")) {
            String[] halves = squad.split(":");
            for (String unit : halves[1].substring(1).split("(?=[TSH])")) {
                put(halves[0], halves[1].charAt(0), new PlainSoldier(unit));
            }
        }
        cards.put("yellow", list(parts[2]));
        cards.put("blue", list(parts[3]));
        sneaky.addAll(list(parts[4]));
        this.last = parts[5];
    }

    private static Comparator<String> byColumn() {
        return Comparator.<String>comparingInt(place -> place.charAt(0))
                .thenComparingInt(place -> Integer.parseInt(place.substring(1)));
    }

    private static List<String> list(String text) {
        return text.equals("-") ? new ArrayList<>() : new ArrayList<>(Arrays.asList(text.split(",")));
    }

    String text() {
        List<String> squads = new ArrayList<>();
        units.forEach((place, here) -> {
            StringBuilder squad = new StringBuilder(place + ":" + owner.get(place));
            here.stream()
                    .sorted(Comparator.comparingInt(PlainSoldier::rank))
                    .forEach(unit -> squad.append(unit.text()));
            squads.add(squad.toString());
        });
        return String.join(
                " | ",
                turn + " " + String.join(" ", phase),
                squads.isEmpty() ? "-" : String.join(" ", squads),
                cards.get("yellow").isEmpty() ? "-" : String.join(",", cards.get("yellow")),
                cards.get("blue").isEmpty() ? "-" : String.join(",", cards.get("blue")),
                sneaky.isEmpty() ? "-" : String.join(",", sneaky),
                last);
    }

    void put(String place, char army, PlainSoldier unit) {
        owner.put(place, army);
        units.computeIfAbsent(place, none -> new ArrayList<>()).add(unit);
    }

    /** Removes a unit with the same written actions. */
    PlainSoldier take(String place, String unit) {
        List<PlainSoldier> here = units.get(place);
        PlainSoldier taken = here.stream()
                .filter(each -> each.text().equals(unit))
                .findFirst()
                .orElseThrow();
        here.remove(taken);
        if (here.isEmpty()) {
            units.remove(place);
            owner.remove(place);
        }
        return taken;
    }

    char me() {
        return turn.equals("yellow") ? 'Y' : 'B';
    }

    String foe() {
        return turn.equals("yellow") ? "blue" : "yellow";
    }

    char enemy() {
        return me() == 'Y' ? 'B' : 'Y';
    }

    boolean mine(String place) {
        return owner.containsKey(place) && owner.get(place) == me();
    }

    boolean theirs(String place) {
        return owner.containsKey(place) && owner.get(place) == enemy();
    }

    boolean rush() {
        return card().equals("rush");
    }

    boolean stealth() {
        return card().equals("stealth");
    }

    boolean room(String place) {
        return !owner.containsKey(place) || (mine(place) && units.get(place).size() < 2);
    }

    List<PlainSoldier> of(String place, char letter) {
        return !mine(place)
                ? List.of()
                : units.get(place).stream()
                        .filter(unit -> unit.letter == letter)
                        .sorted(Comparator.comparingInt(PlainSoldier::rank))
                        .toList();
    }

    int count(char army, char letter) {
        int count = 0;
        for (String place : units.keySet()) {
            for (PlainSoldier unit : units.get(place)) {
                count += owner.get(place) == army && unit.letter == letter ? 1 : 0;
            }
        }
        return count;
    }

    /** Returns the units that an attack would hit. */
    List<PlainSoldier> targets(String place) {
        if (!theirs(place)) {
            return List.of();
        }
        List<PlainSoldier> seen = units.get(place).stream()
                .filter(unit -> !(sneaky.contains(foe()) && unit.letter == 'S'))
                .toList();
        boolean covered = house.says("stealthStack", "PLACE")
                && seen.size() < units.get(place).size();
        return covered ? List.of() : seen;
    }

    List<String> homes() {
        return turn.equals("yellow") ? YELLOW_BASE : BLUE_BASE;
    }

    boolean won(String place) {
        return (turn.equals("yellow") ? BLUE_BASE : YELLOW_BASE).contains(place);
    }

    String card() {
        List<String> drawn = cards.get(turn);
        String top = drawn.get(drawn.size() - 1);
        return top.substring(0, top.lastIndexOf('-'));
    }

    /** Returns the letters of the types that the card names. */
    String letters() {
        return switch (card()) {
            case "stealth" -> "S";
            case "rush" -> "T";
            case "reinforcements" -> "";
            default -> {
                StringBuilder letters = new StringBuilder();
                for (String word : card().split("\\+")) {
                    letters.append(letter(word));
                }
                yield letters.toString();
            }
        };
    }

    static char letter(String word) {
        return Character.toUpperCase(word.charAt(0));
    }

    static String word(char letter) {
        return WORDS["TSH".indexOf(letter)];
    }

    static int away(String one, String other) {
        return Math.abs(one.charAt(0) - other.charAt(0))
                + Math.abs(Integer.parseInt(one.substring(1)) - Integer.parseInt(other.substring(1)));
    }

    static String shifted(String place, int columns, int rows) {
        char column = (char) (place.charAt(0) + columns);
        int row = Integer.parseInt(place.substring(1)) + rows;
        return column < 'a' || column > 'g' || row < 1 || row > 11 ? "" : "" + column + row;
    }
}
