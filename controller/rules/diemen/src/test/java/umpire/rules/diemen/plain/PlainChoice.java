package umpire.rules.diemen.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.diemen.plain.PlainBattle.Assault;
import umpire.rules.diemen.plain.PlainBattle.Half;
import umpire.rules.diemen.plain.PlainBattle.Squad;

/** The legal actions of a battle. */
final class PlainChoice {
    private final PlainBattle battle;
    private final PlainMap map;

    PlainChoice(PlainBattle battle) {
        this.battle = battle;
        this.map = battle.map;
    }

    Set<String> legal() {
        List<String> phase = battle.phase;
        return switch (phase.get(0)) {
            case "declaring" -> declarations();
            case "naming" -> namings(phase, Integer.parseInt(phase.get(1).split("x")[0]));
            case "spending" -> spendings(phase.get(1), phase.get(2), phase.get(3));
            case "gobbling" -> gobblings();
            case "knocking" -> knocks();
            case "losing" -> losses();
            case "marching" -> marches(phase.get(1), true);
            default -> Set.of();
        };
    }

    private Set<String> declarations() {
        Set<String> legal = new TreeSet<>();
        for (String side : List.of("red", "blue")) {
            String declared = battle.phase.get(side.equals("red") ? 1 : 2).replace(':', ' ');
            for (String space : map.terrain.keySet()) {
                if (map.at(space) != 'X' || map.answered("fliersCross", "ONTO")) {
                    legal.add(side + " deploy " + space);
                    legal.add(side + " seize " + space);
                }
            }
            legal.add(side + " hold");
            legal.add(side + " retreat");
            legal.remove(side + " " + declared);
            if (!declared.equals("-") && map.answered("declareAgain", "NEVER")) {
                legal.removeIf(each -> each.startsWith(side));
            }
        }
        return legal;
    }

    /** In open naming only the asked side names. In secret naming both sides do, and a side that names again must name another tactic. */
    private Set<String> namings(List<String> phase, int width) {
        if (!phase.get(2).equals("secretly")) {
            return names(phase.get(2), width);
        }
        Set<String> legal = new TreeSet<>();
        for (String side : List.of("red", "blue")) {
            String named = "name " + phase.get(side.equals("red") ? 3 : 4);
            boolean stands = !named.endsWith("-") && map.answered("declareAgain", "NEVER");
            names(side, width).stream()
                    .filter(name -> !name.equals(named) && !stands)
                    .forEach(name -> legal.add(side + " " + name));
        }
        return legal;
    }

    private Set<String> names(String side, int width) {
        Set<String> legal = new TreeSet<>(Set.of("name nothing"));
        if (defends(side, width)) {
            legal.add("name defend");
        }
        if (!attacks(side).isEmpty()) {
            legal.add("name attack");
        }
        if (!moves(side, width).isEmpty()) {
            legal.add("name move");
        }
        return legal;
    }

    private Set<String> spendings(String side, String set, String bound) {
        int width = Integer.parseInt(set.split("x")[0]);
        Set<String> legal = new TreeSet<>(Set.of("pass"));
        if (defends(side, width) && (bound.equals("-") || bound.equals("defend"))) {
            legal.add("defend");
        }
        if (bound.equals("-") || bound.equals("attack")) {
            legal.addAll(attacks(side));
        }
        if (bound.equals("-") || bound.equals("move")) {
            legal.addAll(moves(side, width));
        }
        return legal;
    }

    /** Returns whether anything at all can be done with a set. */
    boolean useful(String side, String set, String bound) {
        return spendings(side, set, bound).size() > 1;
    }

    private String strategy(String side) {
        return battle.halves.get(side).orders.split(":")[0];
    }

    private boolean defends(String side, int width) {
        return switch (strategy(side)) {
            case "deploy", "hold" -> true;
            case "retreat" ->
                map.answered("surrounded", "SIDE")
                        ? moves(side, width).isEmpty()
                        : battle.spaces(side).stream().anyMatch(space -> surrounded(side, space, width));
            default -> false;
        };
    }

    /** Troops are surrounded when there is no space that one of them could go to, alone or with others. */
    private boolean surrounded(String side, String space, int width) {
        if (leaves(side, space)) {
            return false;
        }
        for (char type : battle.squads.get(space).units.keySet()) {
            for (String to : map.terrain.keySet()) {
                boolean room =
                        !battle.squads.containsKey(to) || battle.squads.get(to).size() < map.numbers.get("stackLimit");
                boolean enemies = battle.stands(PlainBattle.other(side), to);
                if (!to.equals(space)
                        && room
                        && !enemies
                        && goes(side, type, space, to, width)
                        && bound(side, space, to)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** In a Retreat troops leave the map from their own edge. */
    private boolean leaves(String side, String from) {
        boolean edge = PlainMap.row(from) == (side.equals("red") ? 0 : map.rows - 1);
        return edge && strategy(side).equals("retreat") && !map.answered("leavingTheMap", "NEVER");
    }

    private Set<String> attacks(String side) {
        Set<String> legal = new TreeSet<>();
        if (!strategy(side).matches("seize|hold")) {
            return legal;
        }
        for (String from : battle.spaces(side)) {
            Squad squad = battle.squads.get(from);
            for (String at : battle.spaces(PlainBattle.other(side))) {
                int distance = PlainMap.distance(from, at);
                boolean close = distance == 1 && !squad.only("AS");
                boolean siege = distance == 2 && squad.count('S') > 0;
                if (close || siege) {
                    legal.add("attack " + from + " " + at);
                }
                if (distance <= 2 && squad.count('A') > 0) {
                    legal.add("shoot " + from + " " + at);
                }
            }
        }
        return legal;
    }

    private Set<String> moves(String side, int width) {
        Set<String> legal = new TreeSet<>();
        for (String from : battle.spaces(side)) {
            for (String part : parts(battle.squads.get(from))) {
                for (String to : map.terrain.keySet()) {
                    if (!to.equals(from) && arrives(side, part, from, to, width) && bound(side, from, to)) {
                        legal.add("move " + from + " " + to + " " + part);
                    }
                }
                if (leaves(side, from) && !part.matches("[0-9]+S")) {
                    legal.add("move " + from + " off " + part);
                }
            }
        }
        return legal;
    }

    private static List<String> parts(Squad squad) {
        List<String> parts = new ArrayList<>(List.of(""));
        squad.units.forEach((type, count) -> {
            List<String> more = new ArrayList<>();
            for (String part : parts) {
                for (int i = 0; i <= count; i++) {
                    more.add(i == 0 ? part : part + i + type);
                }
            }
            parts.clear();
            parts.addAll(more);
        });
        parts.remove("");
        return parts;
    }

    private boolean arrives(String side, String part, String from, String to, int width) {
        Squad moving = PlainBattle.squad(side + ":" + from + ":" + part);
        boolean enemies = battle.stands(PlainBattle.other(side), to);
        int there = battle.squads.containsKey(to) ? battle.squads.get(to).size() : 0;
        if (enemies || there + moving.size() > map.numbers.get("stackLimit") || moving.only("S")) {
            return false;
        }
        return moving.units.keySet().stream().allMatch(type -> goes(side, type, from, to, width));
    }

    private boolean goes(String side, char type, String from, String to, int width) {
        if (!map.may(type, to)) {
            return false;
        }
        if (type == 'F') {
            return touches(type, from, to);
        }
        return within(side, type, from, to, "CH".indexOf(type) >= 0 ? width : 1);
    }

    /** Returns whether two spaces touch. For Fliers they also touch across an Impassible space. */
    private boolean touches(char type, String from, String to) {
        return PlainMap.distance(from, to) == 1
                || (type == 'F'
                        && !map.answered("fliersCross", "ONTO")
                        && !map.answered("fliersCross", "NOT")
                        && !from.equals(to)
                        && map.beside(from).stream()
                                .anyMatch(middle -> map.at(middle) == 'X' && PlainMap.distance(middle, to) == 1));
    }

    /** Walks as far as the set carries. */
    private boolean within(String side, char type, String from, String to, int steps) {
        Set<String> reached = new HashSet<>(Set.of(from));
        for (int i = 0; i < steps; i++) {
            for (String space : List.copyOf(reached)) {
                for (String next : map.beside(space)) {
                    if (map.may(type, next) && !battle.stands(PlainBattle.other(side), next)) {
                        reached.add(next);
                    }
                }
            }
        }
        return reached.contains(to);
    }

    private boolean bound(String side, String from, String to) {
        String orders = battle.halves.get(side).orders;
        return switch (strategy(side)) {
            case "hold" -> battle.stands(side, to);
            case "retreat" ->
                map.answered("atAnEnemy", "NEAREST")
                        ? nearest(side, to) >= nearest(side, from)
                        : battle.spaces(PlainBattle.other(side)).stream()
                                .allMatch(enemy -> PlainMap.distance(to, enemy) >= PlainMap.distance(from, enemy));
            default -> {
                String goal = orders.split(":")[1];
                yield PlainMap.distance(goal, to) <= PlainMap.distance(goal, from);
            }
        };
    }

    private int nearest(String side, String space) {
        return battle.spaces(PlainBattle.other(side)).stream()
                .mapToInt(enemy -> PlainMap.distance(space, enemy))
                .min()
                .orElse(999);
    }

    Set<String> gobblings() {
        Set<String> legal = new TreeSet<>(Set.of("enough"));
        Assault assault = battle.assaults.get(0);
        Half half = battle.halves.get(PlainBattle.other(assault.side));
        for (int height = 1; height <= 10; height++) {
            boolean high = Math.min(10, height + raise(assault)) >= assault.height;
            if (half.gobble[height] > 0 && (high || map.answered("gobbleDice", "TIME"))) {
                legal.add("gobble " + height);
            }
        }
        char ground = map.at(assault.at);
        boolean forest = ground == 'F' && !(assault.flying && map.answered("forestAgainstFliers", "false"));
        boolean die = forest || (ground == 'M' && raise(assault) == 1);
        if (half.guarding && die && !battle.used.contains(assault.at)) {
            legal.add("gobble terrain");
        }
        Squad squad = battle.squads.get(assault.at);
        if (squad != null && squad.count('D') > squad.tired) {
            legal.add("gobble free");
        }
        return legal;
    }

    /** Returns how much higher Gobble Dice count against an attack. */
    private int raise(Assault assault) {
        return above(map.at(assault.at), map.at(assault.from)) && !assault.flying ? 1 : 0;
    }

    static boolean above(char own, char other) {
        return (own == 'H' && other != 'H' && other != 'M') || (own == 'M' && other != 'M');
    }

    private Set<String> knocks() {
        Set<String> legal = new TreeSet<>();
        Half half = battle.halves.get(PlainBattle.other(battle.assaults.get(0).side));
        for (int height = 1; height <= 10; height++) {
            if (half.dice[height] > 1) {
                legal.add("knock " + height);
            }
        }
        return legal;
    }

    private Set<String> losses() {
        Set<String> legal = new TreeSet<>();
        battle.squads.get(battle.assaults.get(0).at).units.keySet().forEach(type -> legal.add("lose " + type));
        return legal;
    }

    /** Returns the free moves of a side's waiting squads. */
    Set<String> marches(String side, boolean mayStop) {
        Set<String> legal = new TreeSet<>();
        for (String text : PlainBattle.list(battle.phase.get(2))) {
            String from = text.split(":")[1];
            for (String to : text.startsWith(side) ? map.terrain.keySet() : Set.<String>of()) {
                if (!marching(text, from, to).isEmpty() && free(side, text, from, to)) {
                    legal.add("march " + from + " " + to);
                }
            }
        }
        if (mayStop) {
            legal.add("done");
        }
        return legal;
    }

    private boolean free(String side, String text, String from, String to) {
        int there = battle.squads.containsKey(to) ? battle.squads.get(to).size() : 0;
        int coming = PlainBattle.squad(side + ":" + from + ":" + marching(text, from, to))
                .size();
        boolean threatened = battle.spaces(PlainBattle.other(side)).stream().anyMatch(enemy -> {
            int far = PlainMap.distance(enemy, to);
            return map.answered("threatened", "IN_REACH")
                    ? battle.squads.get(enemy).units.keySet().stream()
                            .anyMatch(type -> type == 'A' ? far <= 2 : far == (type == 'S' ? 2 : 1))
                    : far <= 1;
        });
        return !threatened && there + coming <= map.numbers.get("stackLimit");
    }

    /** Returns the units of a waiting squad that go along to a space. */
    String marching(String text, String from, String to) {
        StringBuilder going = new StringBuilder();
        PlainBattle.squad(text).units.forEach((type, count) -> {
            char ground = map.at(to);
            boolean wide = "FHM".indexOf(ground) >= 0 && map.answered("freeTerrain", "PASSABLE") && map.may(type, to);
            boolean open = (ground == '.' || wide) && map.at(from) != 'V';
            boolean rough = ground == 'R' && map.at(from) != 'V' && type == 'C';
            boolean flies = type == 'F' && map.may(type, to);
            if (type != 'S' && (open || rough || flies) && touches(type, from, to)) {
                going.append(count).append(type);
            }
        });
        return going.toString();
    }
}
