package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** What comes of an action, and what is awaited then. */
public final class SimpleMoves {
    private final SimpleDuel duel;
    private final SimpleRules rules;

    private SimpleMoves(SimpleDuel duel) {
        this.duel = duel;
        this.rules = new SimpleRules(duel);
    }

    /** Returns the position after a legal action. */
    public static String after(String file, String scenario, String position, String action) {
        SimpleMoves moves = new SimpleMoves(new SimpleDuel(new SimpleBox(file), scenario, position));
        moves.play(action.split(" "));
        return moves.duel.text();
    }

    private void play(String[] words) {
        switch (words[0]) {
            case "enlist" -> enlist(words[1]);
            case "ready" -> ready();
            case "first" -> {
                duel.who = words[1];
                duel.phase = duel.scenario.equals("OGRES") ? "choosing" : "first";
            }
            case "place" -> duel.phase = "placing " + words[1];
            case "throw" -> fly(words[1]);
            case "call" -> fly(words[2]);
            case "jump" -> {
                duel.lines.clear();
                duel.dice.get(words[1]).place = "hand";
                fly(words[1]);
            }
            case "land" -> land(words);
            case "fair" -> fair();
            case "foul" -> foul(words[1]);
            case "roll" -> {
                roll(words[1], words[2].charAt(0));
                next();
            }
            case "fire" -> fire(words);
            case "command" -> command();
            case "rest" -> next();
            case "pass" -> {
                duel.passes = Math.min(99, duel.passes + 1);
                endTurn();
            }
            case "ask" -> ask(words);
            case "line" -> line(words[1]);
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private void enlist(String name) {
        SimpleDuel.Lie lie = new SimpleDuel.Lie();
        lie.owner = duel.who;
        lie.place = "hand";
        Map<String, SimpleDuel.Lie> old = Map.copyOf(duel.dice);
        duel.dice.clear();
        for (String each : duel.box.names) {
            if (each.equals(name)) {
                duel.dice.put(name, lie);
            } else if (old.containsKey(each)) {
                duel.dice.put(each, old.get(each));
            }
        }
    }

    private void ready() {
        boolean both = !duel.scenario.startsWith("MARK");
        if (both && duel.who.equals("red")) {
            duel.who = "blue";
        } else if (!both) {
            duel.who = "blue";
            duel.phase = "placing ogre-blue";
        } else if (duel.scenario.equals("OGRES")) {
            duel.who = "red";
            duel.phase = "placing ogre-red";
        } else {
            elect();
        }
    }

    private void elect() {
        int more = duel.army("red") - duel.army("blue");
        duel.phase = more == 0 ? "flipping" : "electing";
        duel.who = more <= 0 ? "red" : "blue";
    }

    private void fly(String name) {
        duel.passes = 0;
        duel.phase = "airborne " + name;
    }

    private void land(String... words) {
        String thrown = duel.phase.split(" ")[1];
        boolean placing = duel.phase.startsWith("placing");
        if (!placing) {
            duel.lines.clear();
        }
        List<String> off = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            String name = words[i].split("=")[0];
            String at = words[i].split("=")[1];
            if (at.equals("off")) {
                off.add(name);
            } else {
                duel.dice.get(name).place = "play";
                SimpleDuel.set(duel.dice.get(name), at);
            }
        }
        if (placing) {
            placed();
            return;
        }
        for (String name : off) {
            if (!over()) {
                duel.dice.get(name).place = "hand";
                duel.flags.remove(name);
                if (!name.equals(thrown)) {
                    win(SimpleDuel.other(duel.who), "knocked-off", name);
                }
            }
        }
        if (!over()) {
            duel.phase = "foul " + thrown;
        }
    }

    private void placed() {
        switch (duel.scenario) {
            case "MARK_III", "MARK_V" -> duel.who = "red";
            case "OGRES" -> {
                if (duel.who.equals("blue")) {
                    elect();
                } else {
                    duel.who = "blue";
                    duel.phase = "placing ogre-blue";
                }
                return;
            }
            default -> duel.who = SimpleDuel.other(duel.who);
        }
        duel.phase = "choosing";
    }

    private boolean over() {
        return duel.phase.startsWith("over");
    }

    private void fair() {
        String name = duel.phase.split(" ")[1];
        if (duel.dice.get(name).plays()) {
            duel.phase = "acting " + name + " landed";
            settle();
        } else {
            next();
        }
    }

    private void foul(String how) {
        String name = duel.phase.split(" ")[1];
        if (how.equals("out")) {
            duel.dice.get(name).place = "reserve3";
            duel.flags.remove(name);
        }
        endTurn();
    }

    /** Only to rest is no choice. */
    private void settle() {
        boolean may = duel.phase.startsWith("acting") || duel.phase.startsWith("moving");
        if (may && rules.legal().size() == 1) {
            next();
        }
    }

    private void next() {
        if (over()) {
            return;
        }
        if (duel.flags.isEmpty()) {
            duel.passes = 0;
            endTurn();
        } else {
            duel.phase = "acting " + duel.flags.remove(0) + " commanded";
            settle();
        }
    }

    private void endTurn() {
        duel.flags.clear();
        duel.lines.clear();
        for (SimpleDuel.Lie lie : duel.dice.values()) {
            if (lie.place.startsWith("reserve")) {
                int left = lie.place.charAt(7) - '1';
                lie.place = left == 0 ? "hand" : "reserve" + left;
            }
        }
        duel.who = SimpleDuel.other(duel.who);
        duel.phase = "choosing";
    }

    private void win(String player, String how, String name) {
        duel.won.get(SimpleDuel.index(player)).merge(how + "*" + SimpleBox.unit(name), 1, Integer::sum);
        if (duel.points(player) >= 50) {
            duel.flags.clear();
            duel.lines.clear();
            duel.passes = 0;
            boolean killed = SimpleDuel.ogre(name) && how.equals("killed");
            duel.phase = "over " + player + (killed ? " ogre-killed" : " points");
        }
    }

    private void kill(String name, String scorer, String how) {
        duel.dice.get(name).place = "reserve3";
        duel.flags.remove(name);
        duel.lines.clear();
        win(scorer, how, name);
    }

    /** Rolls a die; an Ogre crushes what it meets, the nearest first. */
    private void roll(String name, char corner) {
        SimpleDuel.Lie lie = duel.dice.get(name);
        List<String> met = rules.met(name, corner);
        List<double[]> before = duel.top(name);
        met.sort(Comparator.comparingDouble(other -> SimpleShapes.gap(before, duel.top(other))));
        SimpleRules.turnOver(duel, name, corner);
        duel.lines.clear();
        if (!SimpleDuel.ogre(name)) {
            return;
        }
        String enemy = SimpleDuel.other(lie.owner);
        if (duel.armor[SimpleDuel.index(enemy)] > 0 && SimpleShapes.deep(duel.foot(name), SimpleDuel.post(enemy)) > 1) {
            duel.armor[SimpleDuel.index(enemy)] = 0;
        }
        for (String other : met) {
            if (!over()) {
                scratch(lie, 1);
                String scorer = duel.dice.get(other).owner.equals(lie.owner) ? enemy : lie.owner;
                kill(other, scorer, "crushed");
            }
        }
    }

    private static void scratch(SimpleDuel.Lie ogre, int dots) {
        for (int dot = 0; dot < dots; dot++) {
            for (int line = 0; line < 3; line++) {
                if (ogre.treads[line] > 0) {
                    ogre.treads[line]--;
                    break;
                }
            }
        }
    }

    private void fire(String... words) {
        List<String> rest = new ArrayList<>(List.of(words));
        String name = rest.get(1);
        String weapon = rest.size() > 2 && SimpleRules.WEAPONS.contains(rest.get(2)) ? rest.get(2) : "gun";
        String system = rest.contains("hitting") ? rest.get(rest.size() - 1) : "";
        List<String> targets =
                rest.contains("at") ? List.of(rest.get(rest.indexOf("at") + 1)) : rules.reached(name, weapon);
        int attack = rules.attack(name, weapon);
        if (weapon.equals("missiles")) {
            duel.dice.get(name).circles[2]--;
        }
        for (String target : targets) {
            if (!over()) {
                hit(target, attack, weapon, system);
            }
        }
        duel.passes = 0;
        if (!over() && SimpleDuel.ogre(name)) {
            duel.phase = "moving " + name;
            settle();
        } else {
            next();
        }
    }

    private void hit(String target, int attack, String weapon, String system) {
        if (target.startsWith("post-")) {
            int post = SimpleDuel.index(target.substring(5));
            duel.armor[post] = Math.max(0, duel.armor[post] - attack);
            if (duel.armor[post] == 0) {
                duel.lines.removeIf(line -> line.contains("/" + target + "/"));
            }
            return;
        }
        SimpleDuel.Lie lie = duel.dice.get(target);
        if (!lie.plays() || (SimpleDuel.ogre(target) && weapon.equals("ap"))) {
            return;
        }
        String block = duel.value(target, "block");
        String enemy = SimpleDuel.other(lie.owner);
        if (block.isEmpty() || attack >= Integer.parseInt(block)) {
            kill(target, enemy, "killed");
            return;
        }
        char red = duel.value(target, "red").charAt(0);
        List<String> met = rules.met(target, red);
        boolean barred = SimpleDuel.ogre(target) ? met.stream().anyMatch(SimpleDuel::ogre) : !met.isEmpty();
        boolean off = rules.rollsOff(target, red);
        if (barred || (off && !SimpleDuel.ogre(target))) {
            kill(target, enemy, "killed");
            return;
        }
        if (!off) {
            roll(target, red);
        }
        if (!over() && !system.isEmpty() && SimpleDuel.ogre(target)) {
            system(lie, attack, system);
        }
    }

    private static void system(SimpleDuel.Lie ogre, int attack, String system) {
        if (system.equals("treads")) {
            scratch(ogre, attack - 2);
            return;
        }
        int weapon = SimpleRules.WEAPONS.indexOf(system);
        int[] needed = {9, 7, 6, 3};
        if (attack >= needed[weapon] && ogre.circles[weapon] > 0) {
            ogre.circles[weapon]--;
        }
    }

    private void command() {
        double edge = duel.who.equals("red") ? -1 : 1;
        duel.dice.forEach((name, lie) -> {
            if (lie.plays() && lie.owner.equals(duel.who)) {
                duel.flags.add(name);
            }
        });
        duel.flags.sort(Comparator.comparingDouble(name -> -duel.top(name).stream()
                .mapToDouble(point -> edge * point[1])
                .max()
                .orElseThrow()));
        duel.passes = 0;
        next();
    }

    private void ask(String... words) {
        String weapon = SimpleRules.WEAPONS.contains(words[2]) ? words[2] : "gun";
        String back = duel.phase.startsWith("acting") ? " " + duel.phase.split(" ")[2] : "";
        duel.phase = "line " + words[1] + " " + weapon + " " + words[words.length - 1] + back;
    }

    private void line(String said) {
        String[] asked = duel.phase.split(" ");
        duel.lines.add(asked[1] + "/" + asked[2] + "/" + asked[3] + "/" + said);
        duel.phase = asked.length > 4 ? "acting " + asked[1] + " " + asked[4] : "choosing";
        settle();
    }
}
