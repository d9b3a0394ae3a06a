package umpire.rules.groundforce.plain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** The results of actions and the phases after them. */
public final class PlainWar {
    private final PlainField field;

    private PlainWar(PlainField field) {
        this.field = field;
    }

    /** Returns the legal actions of a position, in notation. */
    public static Set<String> legal(String position, PlainHouse house) {
        return new PlainOrders(new PlainField(position, house)).legal();
    }

    /** Returns the position after a legal action. */
    public static String after(String position, String action, PlainHouse house) {
        PlainWar war = new PlainWar(new PlainField(position, house));
        war.play(action.split(" "));
        war.rest();
        return war.field.text();
    }

    private void play(String[] words) {
        switch (words[0]) {
            case "place" -> place(words);
            case "draw" -> draw(words[1]);
            case "shuffle" -> field.cards.get(field.turn).clear();
            case "walk" -> walk(words);
            case "attack" -> attack(words);
            case "roll" -> roll(words[1], words[2]);
            case "remove" -> remove(words);
            case "advance" -> advance(words[1].split("\\+"), words.length > 2);
            case "buy" -> buy(words);
            case "done" -> next();
            default -> throw new IllegalArgumentException(String.join(" ", words));
        }
    }

    private void await(String... phase) {
        field.phase = phase;
    }

    /** Ends a turn in which nothing is left to do. */
    private void rest() {
        field.sneaky.removeIf(army -> field.count(army.equals("yellow") ? 'Y' : 'B', 'S') == 0);
        if (field.phase[0].equals("acting") && new PlainOrders(field).deeds().isEmpty()) {
            next();
        }
        if (field.phase[0].equals("buying") && new PlainOrders(field).legal().isEmpty()) {
            next();
        }
    }

    private void next() {
        field.turn = field.foe();
        field.sneaky.remove(field.turn);
        settle(false);
        await("drawing");
    }

    /** With the ruling {@code attackedUnits}: {@code STAND}, marks the units that defended a place until their own turn is over. */
    private void strike(String place) {
        if (field.house.says("attackedUnits", "STAND")) {
            field.targets(place).forEach(unit -> unit.struck = true);
        }
    }

    /** Forgets what units did in the turn. */
    private void settle(boolean over) {
        field.units.forEach((place, here) -> here.forEach(unit -> {
            unit.second = false;
            unit.attacked = false;
            unit.walked = 0;
            unit.struck = unit.struck && !over && field.mine(place);
        }));
    }

    private void place(String[] words) {
        field.put(words[2], field.me(), new PlainSoldier(String.valueOf(PlainField.letter(words[1]))));
        boolean yellow = 11 == all('Y');
        field.turn = yellow ? "blue" : "yellow";
        if (yellow && 11 == all('B')) {
            field.turn = "yellow";
            await("drawing");
        }
    }

    private int all(char army) {
        return field.count(army, 'T') + field.count(army, 'S') + field.count(army, 'H');
    }

    private void draw(String card) {
        field.cards.get(field.turn).add(card);
        if (field.card().equals("reinforcements")) {
            long mines = PlainField.MINES.stream()
                    .filter(mine -> !field.of(mine, 'T').isEmpty())
                    .count();
            await("buying", String.valueOf(2 + mines));
            return;
        }
        if (field.card().equals("stealth") && field.count(field.me(), 'S') > 0) {
            field.sneaky.add(field.turn);
        }
        await("acting", "-");
    }

    private String acted(String type) {
        String before = field.phase[1];
        return before.equals("-") ? type : List.of(before.split(",")).contains(type) ? before : before + "," + type;
    }

    private void walk(String[] words) {
        char letter = PlainField.letter(words[1]);
        PlainSoldier unit = field.of(words[2], letter).get(words.length > 4 ? 1 : 0);
        int most = unit.steps(field.rush(), field.house);
        int cost = new PlainOrders(field).ways(words[2], most).get(words[3]);
        field.take(words[2], unit.text());
        unit.walk(cost, field.house);
        field.put(words[3], field.me(), unit);
        await("acting", acted(words[1]));
        enter(words[3]);
    }

    private void enter(String place) {
        if (field.won(place)) {
            settle(true);
            await("over", "base", field.turn);
        }
    }

    private void attack(String[] words) {
        char letter = PlainField.letter(words[1]);
        String[] from = words[2].split("\\+");
        if (words.length > 4) {
            from[0] += ":" + words[4];
        }
        List<PlainSoldier> fighters = new ArrayList<>();
        List<String> places = new ArrayList<>();
        for (String named : from) {
            String place = named.split(":")[0];
            List<PlainSoldier> able = new PlainOrders(field).fighters(place, letter);
            fighters.add(able.get(named.contains(":") || places.contains(place) ? 1 : 0));
            places.add(place);
        }
        fighters.forEach(PlainSoldier::attack);
        if (places.size() == 2 && places.get(0).equals(places.get(1))) {
            fighters.sort((one, other) -> one.rank() - other.rank());
        }
        List<String> told = new ArrayList<>();
        for (int i = 0; i < from.length; i++) {
            told.add(places.get(i) + ":" + fighters.get(i).done());
        }
        await("rolling", words[1], String.join(",", told), words[3], acted(words[1]));
    }

    private static long good(String dice, String useless) {
        return Arrays.stream(dice.split("\\+"))
                .filter(face -> !face.equals(useless))
                .count();
    }

    private void roll(String attack, String defence) {
        String[] battle = field.phase;
        field.last = field.turn + " " + attack + " " + defence + " " + battle[3];
        int lead = (int) (good(attack, "shield") - good(defence, "sword"));
        await("acting", battle[4]);
        strike(battle[3]);
        if (battle[1].equals("heavy")) {
            for (int i = 0; lead > 0 && i < 2 && !field.targets(battle[3]).isEmpty(); i++) {
                field.take(battle[3], field.targets(battle[3]).get(0).text());
            }
            if (lead > 0 && field.house.says("heavyAdvances", "true")) {
                conquer(battle[1], battle[2], battle[3], battle[4]);
            }
            destroyed();
        } else if (lead > 0) {
            hit(lead, battle);
        } else if (lead < 0 && !field.house.says("attackerLosses", "NONE")) {
            beaten(-lead, battle);
        }
    }

    private void hit(int lead, String[] battle) {
        List<PlainSoldier> there = field.targets(battle[3]);
        if (lead == 1 && there.size() == 2 && there.get(0).letter != there.get(1).letter) {
            await("removing", field.foe(), battle[1], battle[2], battle[3], battle[4]);
            return;
        }
        for (PlainSoldier unit : there.subList(0, Math.min(lead, there.size()))) {
            field.take(battle[3], unit.text());
        }
        conquer(battle[1], battle[2], battle[3], battle[4]);
    }

    private void beaten(int lead, String[] battle) {
        String[] fighters = battle[2].split(",");
        String[] last = fighters[fighters.length - 1].split(":", -1);
        boolean apart = fighters.length == 2 && !fighters[0].split(":", -1)[0].equals(last[0]);
        if (lead == 1 && apart) {
            await("removing", field.turn, battle[1], battle[2], battle[3], battle[4]);
            return;
        }
        char letter = PlainField.letter(battle[1]);
        field.take(last[0], letter + last[1]);
        if (lead == 2 && fighters.length == 2) {
            String[] first = fighters[0].split(":", -1);
            field.take(first[0], letter + first[1]);
        }
        destroyed();
    }

    private void destroyed() {
        for (char army : new char[] {'Y', 'B'}) {
            if (all(army) == 0) {
                settle(true);
                await("over", "destroyed", army == 'Y' ? "blue" : "yellow");
            }
        }
    }

    private void conquer(String type, String fighters, String target, String acted) {
        destroyed();
        if (field.phase[0].equals("over") || field.units.containsKey(target)) {
            return;
        }
        String[] each = fighters.split(",");
        await("advancing", type, fighters, target, acted);
        if (each.length == 1 || field.house.says("advance", "ALL")) {
            String[] all = new String[each.length];
            for (int i = 0; i < each.length; i++) {
                all[i] = each[i].split(":", -1)[0];
            }
            advance(all, false);
        }
    }

    private void remove(String[] words) {
        String[] battle = field.phase;
        await("acting", battle[5]);
        if (battle[1].equals(field.turn)) {
            for (String fighter : battle[3].split(",")) {
                String[] halves = fighter.split(":", -1);
                if (halves[0].equals(words[2])) {
                    field.take(words[2], PlainField.letter(words[1]) + halves[1]);
                    break;
                }
            }
            destroyed();
        } else {
            char lost = PlainField.letter(words[1]);
            String unit = field.targets(words[2]).stream()
                    .filter(each -> each.letter == lost)
                    .findFirst()
                    .orElseThrow()
                    .text();
            field.take(words[2], unit);
            conquer(battle[2], battle[3], battle[4], battle[5]);
        }
    }

    private void advance(String[] from, boolean tired) {
        String[] battle = field.phase;
        List<String> fighters = new ArrayList<>(Arrays.asList(battle[2].split(",")));
        if (tired) {
            Collections.reverse(fighters);
        }
        for (String place : from) {
            String fighter = fighters.stream()
                    .filter(each -> each.startsWith(place + ":"))
                    .findFirst()
                    .orElseThrow();
            fighters.remove(fighter);
            PlainSoldier unit = field.take(place, PlainField.letter(battle[1]) + fighter.split(":", -1)[1]);
            field.put(battle[3], field.me(), unit);
        }
        await("acting", battle[4]);
        enter(battle[3]);
    }

    private void buy(String[] words) {
        field.put(words[2], field.me(), new PlainSoldier(String.valueOf(PlainField.letter(words[1]))));
        int cost = "TSH".indexOf(PlainField.letter(words[1])) + 1;
        await("buying", String.valueOf(Integer.parseInt(field.phase[1]) - cost));
    }
}
