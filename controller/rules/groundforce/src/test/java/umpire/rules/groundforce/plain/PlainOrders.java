package umpire.rules.groundforce.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What may be done. */
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
    private static final String[] FACES = {"sword", "shield", "explosion"};
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

    /** The letters of the types that may act now: of two the one that acted last, or one that has not acted. */
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

    private boolean rush() {
        return field.card().equals("rush");
    }

    private void walks(String from, char letter) {
        List<PlainSoldier> here = field.of(from, letter);
        for (int i = 0; i < here.size(); i++) {
            if (i == 1 && here.get(0).text().equals(here.get(1).text())) {
                continue;
            }
            for (String to : ways(from, here.get(i).steps(rush())).keySet()) {
                if (field.room(to)) {
                    found.add("walk " + PlainField.word(letter) + " " + from + " " + to + (i == 1 ? " tired" : ""));
                }
            }
        }
    }

    /** Every place a walk may lead to, with what it costs at least. */
    Map<String, Integer> ways(String from, int steps) {
        Map<String, Integer> costs = new LinkedHashMap<>();
        wander(from, 0, steps, costs);
        costs.remove(from);
        return costs;
    }

    private void wander(String at, int cost, int steps, Map<String, Integer> costs) {
        costs.merge(at, cost, Math::min);
        for (int[] way : WAYS) {
            String next = PlainField.shifted(at, way[0], way[1]);
            int jumped = 0;
            while (field.card().equals("stealth") && !next.isEmpty() && field.theirs(next)) {
                next = PlainField.shifted(next, way[0], way[1]);
                jumped++;
            }
            int then = cost + (jumped == 0 ? 1 : jumped);
            if (!next.isEmpty() && !field.theirs(next) && then <= steps) {
                wander(next, then, steps, costs);
            }
        }
    }

    /** Those of a type on a place that may attack: those with more attacks left first, then those who can walk less. */
    List<PlainSoldier> fighters(String place, char letter) {
        return field.of(place, letter).stream()
                .filter(unit -> unit.attacks(rush()) > 0)
                .sorted(Comparator.<PlainSoldier>comparingInt(unit -> -unit.attacks(rush()))
                        .thenComparingInt(unit -> unit.steps(rush())))
                .toList();
    }

    private void attacks(String target, char letter) {
        if (field.targets(target).isEmpty()) {
            return;
        }
        List<String> from = new ArrayList<>();
        for (String place : field.units.keySet()) {
            int away = PlainField.away(place, target);
            if (away <= (letter == 'H' ? 3 : 1)) {
                List<PlainSoldier> able = fighters(place, letter);
                able.forEach(unit -> from.add(place));
                if (able.size() == 2
                        && able.get(0).attacks(rush()) > able.get(1).attacks(rush())) {
                    found.add("attack " + PlainField.word(letter) + " " + place + " " + target + " tired");
                }
            }
        }
        String verb = "attack " + PlainField.word(letter) + " ";
        for (int i = 0; i < from.size(); i++) {
            found.add(verb + from.get(i) + " " + target);
            for (int j = i + 1; j < from.size() && letter != 'H'; j++) {
                found.add(verb + from.get(i) + "+" + from.get(j) + " " + target);
            }
        }
    }

    private void roll() {
        int attack = field.phase[2].split(",").length;
        int defence = field.phase[1].equals("heavy")
                ? 1
                : field.targets(field.phase[3]).size();
        for (String thrown : thrown(attack)) {
            thrown(defence).forEach(against -> found.add("roll " + thrown + " " + against));
        }
    }

    private static List<String> thrown(int dice) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            if (dice == 1) {
                all.add(FACES[i]);
            }
            for (int j = i; j < 3 && dice == 2; j++) {
                all.add(FACES[i] + "+" + FACES[j]);
            }
        }
        return all;
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
        String one = fighters[0].split(":", -1)[0];
        String two = fighters[1].split(":", -1)[0];
        found.add("advance " + one);
        found.add("advance " + two);
        found.add("advance " + one + "+" + two);
    }

    private void buy() {
        int[] box = {16, 4, 3};
        for (int type = 0; type < 3; type++) {
            if (type + 1 <= Integer.parseInt(field.phase[1])
                    && field.count(field.me(), "TSH".charAt(type)) < box[type]) {
                into("buy", type);
            }
        }
    }
}
