package umpire.rules.groundforce.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The legal actions. */
final class PlainOrders {
    private static final int[][] WAYS = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    private static final int[] DECK = {5, 2, 2, 2, 2, 1, 1, 1, 2};
    private static final String[] CARDS = {
        "trooper",
        "saboteur",
        "heavy",
        "trooper+saboteur",
        "trooper+heavy",
        "saboteur+heavy",
        "stealth",
        "rush",
        "reinforcements"
    };
    private static final int[] BOX = {16, 4, 3};
    private final PlainField field;
    private final Set<String> found = new TreeSet<>();

    PlainOrders(PlainField field) {
        this.field = field;
    }

    Set<String> legal() {
        switch (field.phase[0]) {
            case "placing" -> place();
            case "drawing" -> draw();
            case "acting" -> {
                deeds();
                found.add("done");
            }
            case "rolling" -> roll();
            case "removing" -> remove();
            case "advancing" -> advance();
            case "buying" -> buy();
            default -> {}
        }
        return found;
    }

    private void place() {
        int[] start = {8, 2, 1};
        for (int type = 0; type < 3; type++) {
            if (field.count(field.me(), "TSH".charAt(type)) < start[type]) {
                into("place", type);
            }
        }
    }

    private void into(String verb, int type) {
        for (String home : field.homes()) {
            if (field.room(home)) {
                found.add(verb + " " + PlainField.WORDS[type] + " " + home);
            }
        }
    }

    private void draw() {
        for (int kind = 0; kind < CARDS.length; kind++) {
            for (int number = 1; number <= DECK[kind]; number++) {
                String card = CARDS[kind] + "-" + number;
                if (!field.cards.get(field.turn).contains(card)) {
                    found.add("draw " + card);
                }
            }
        }
        if (found.isEmpty()) {
            found.add("shuffle");
        }
    }

    /** Returns the letters of the types that may act now: the one that acted last, and those that have not acted. */
    private String open() {
        String acted = field.phase[1];
        String open = "";
        for (char letter : field.letters().toCharArray()) {
            String word = PlainField.word(letter);
            boolean never = !List.of(acted.split(",")).contains(word);
            open += never || acted.endsWith(word) ? String.valueOf(letter) : "";
        }
        return open;
    }

    Set<String> deeds() {
        for (char letter : open().toCharArray()) {
            for (String place : field.units.keySet()) {
                walks(place, letter);
                attacks(place, letter);
            }
        }
        return found;
    }

    private void walks(String from, char letter) {
        List<PlainSoldier> here = field.of(from, letter);
        for (int i = 0; i < here.size(); i++) {
            if (i == 1 && here.get(0).text().equals(here.get(1).text())) {
                continue;
            }
            int steps = here.get(i).steps(field.rush(), field.house);
            for (String to : ways(from, steps).keySet()) {
                if (field.room(to)) {
                    found.add("walk " + PlainField.word(letter) + " " + from + " " + to + (i == 1 ? " tired" : ""));
                }
            }
        }
    }

    /** Returns every place that a walk reaches, with its lowest cost in spaces. */
    Map<String, Integer> ways(String from, int steps) {
        Map<String, Integer> costs = new LinkedHashMap<>();
        wander(from, 0, steps, costs);
        costs.remove(from);
        return costs;
    }

    private void wander(String at, int cost, int steps, Map<String, Integer> costs) {
        costs.merge(at, cost, Math::min);
        boolean crowded = field.mine(at) && field.units.get(at).size() == 2;
        if (cost > 0 && crowded && field.house.says("throughOwn", "false")) {
            return;
        }
        for (int[] way : WAYS) {
            String next = PlainField.shifted(at, way[0], way[1]);
            int jumped = 0;
            while (field.stealth() && !next.isEmpty() && field.theirs(next)) {
                next = PlainField.shifted(next, way[0], way[1]);
                jumped++;
            }
            int then = cost + (jumped == 0 ? 1 : field.house.jump(jumped));
            boolean home = !field.homes().contains(at) && field.homes().contains(next);
            boolean shut = home && field.house.says("intoOwnBase", "false");
            if (!next.isEmpty() && !field.theirs(next) && !shut && then <= steps) {
                wander(next, then, steps, costs);
            }
        }
    }

    /** Returns the units of a type on a place that may attack, the default attacker first. */
    List<PlainSoldier> fighters(String place, char letter) {
        boolean rush = field.rush();
        return field.of(place, letter).stream()
                .filter(unit -> unit.attacks(rush) > 0)
                .sorted(Comparator.<PlainSoldier>comparingInt(unit -> unit.price(rush, field.house))
                        .thenComparingInt(unit -> -unit.attacks(rush))
                        .thenComparingInt(unit -> unit.allSteps(rush, field.house))
                        .thenComparingInt(unit -> -unit.rank()))
                .toList();
    }

    /** Returns the word for the unit that is not the default attacker; empty if it makes no difference or only one may attack. */
    String other(List<PlainSoldier> able) {
        if (able.size() < 2
                || able.get(0)
                        .powers(field.rush(), field.house)
                        .equals(able.get(1).powers(field.rush(), field.house))) {
            return "";
        }
        return able.get(1).rank() > able.get(0).rank() ? "tired" : "fresh";
    }

    private void attacks(String target, char letter) {
        boolean forbidden = field.stealth() && field.house.says("stealthMayAttack", "false");
        if (field.targets(target).isEmpty() || forbidden) {
            return;
        }
        String verb = "attack " + PlainField.word(letter) + " ";
        List<String> one = new ArrayList<>();
        for (String place : field.units.keySet()) {
            List<PlainSoldier> able = fighters(place, letter);
            if (able.isEmpty() || !reaches(place, target, letter)) {
                continue;
            }
            List<String> here = new ArrayList<>(List.of(place));
            found.add(verb + place + " " + target);
            if (!other(able).isEmpty()) {
                here.add(place + ":" + other(able));
                found.add(verb + place + " " + target + " " + other(able));
            }
            if (letter != 'H' && field.house.together() == 2) {
                if (able.size() == 2) {
                    found.add(verb + place + "+" + place + " " + target);
                }
                if (!field.house.says("maxAttackers", "TWO_FROM_ONE_PLACE")) {
                    one.forEach(first -> here.forEach(then -> found.add(verb + first + "+" + then + " " + target)));
                }
            }
            one.addAll(here);
        }
    }

    private boolean reaches(String from, String target, char letter) {
        int away = PlainField.away(from, target);
        if (letter != 'H') {
            boolean corner = away == 2
                    && from.charAt(0) != target.charAt(0)
                    && !from.substring(1).equals(target.substring(1));
            return away == 1 || (corner && field.house.says("adjacentPlaces", "CORNERS_TOO"));
        }
        boolean far = field.house.says("heavyRange", "EXACTLY_THREE") ? away == 3 : away <= 3;
        return far && (!field.house.says("heavySight", "STRAIGHT") || clear(from, target));
    }

    private boolean clear(String from, String target) {
        for (int[] way : WAYS) {
            String next = PlainField.shifted(from, way[0], way[1]);
            while (!next.isEmpty()) {
                if (next.equals(target)) {
                    return true;
                }
                next = field.units.containsKey(next) ? "" : PlainField.shifted(next, way[0], way[1]);
            }
        }
        return false;
    }

    private void roll() {
        int attack = field.phase[2].split(",").length;
        int defence = field.phase[1].equals("heavy")
                ? 1
                : field.targets(field.phase[3]).size();
        for (String thrown : PlainDice.thrown(attack)) {
            PlainDice.thrown(defence).forEach(against -> found.add("roll " + thrown + " " + against));
        }
    }

    private void remove() {
        if (field.phase[1].equals(field.turn)) {
            for (String fighter : field.phase[3].split(",")) {
                found.add("remove " + field.phase[2] + " " + fighter.split(":", -1)[0]);
            }
        } else {
            field.targets(field.phase[4])
                    .forEach(unit -> found.add("remove " + PlainField.word(unit.letter) + " " + field.phase[4]));
        }
    }

    private void advance() {
        String[] fighters = field.phase[2].split(",");
        String[] one = fighters[0].split(":", -1);
        String[] two = fighters[1].split(":", -1);
        found.add("advance " + one[0]);
        found.add("advance " + two[0]);
        String first = new PlainSoldier("T" + one[1]).powers(field.rush(), field.house);
        String second = new PlainSoldier("T" + two[1]).powers(field.rush(), field.house);
        if (one[0].equals(two[0]) && !first.equals(second)) {
            found.add("advance " + one[0] + " tired");
        }
        if (!field.house.says("advance", "ONE")) {
            found.add("advance " + one[0] + "+" + two[0]);
        }
    }

    private void buy() {
        int points = Integer.parseInt(field.phase[1]);
        int[] left = new int[3];
        for (int type = 0; type < 3; type++) {
            left[type] = BOX[type] - field.count(field.me(), "TSH".charAt(type));
        }
        int best = PlainPurse.spendable(points, beds(), left);
        for (int type = 0; type < 3; type++) {
            if (type + 1 > points || left[type] == 0) {
                continue;
            }
            left[type]--;
            boolean wise = type + 1 + PlainPurse.spendable(points - type - 1, beds() - 1, left) == best;
            left[type]++;
            if (wise || field.house.says("spending", "WHILE_POSSIBLE")) {
                into("buy", type);
            }
        }
    }

    private int beds() {
        int beds = 0;
        for (String home : field.homes()) {
            beds += 2 - field.units.getOrDefault(home, List.of()).size();
        }
        return beds;
    }
}
