package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Plays actions, and finds the step that is awaited next. */
public final class SimpleMoves {
    private final SimpleDuel state;
    private final SimpleRules rules;

    private SimpleMoves(SimpleDuel state) {
        this.state = state;
        this.rules = new SimpleRules(state);
    }

    /** Returns the position after a legal action. */
    public static String after(String file, String scenario, String position, String action) {
        SimpleMoves moves = new SimpleMoves(new SimpleDuel(new SimpleBox(file), scenario, position));
        moves.play(action.split(" "));
        return moves.state.text();
    }

    private void play(String[] words) {
        switch (words[0]) {
            case "enlist" -> enlist(words[1]);
            case "ready" -> ready();
            case "first" -> {
                state.who = words[1];
                state.phase = state.scenario.equals("OGRES") ? "choosing" : "first";
            }
            case "place" -> state.phase = "placing " + words[1];
            case "throw" -> fly(words[1]);
            case "call" -> fly(words[2]);
            case "jump" -> {
                state.lines.clear();
                state.dice.get(words[1]).place = "hand";
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
                state.passes = Math.min(99, state.passes + 1);
                endTurn();
            }
            case "ask" -> ask(words);
            case "line" -> line(words[1]);
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    private void enlist(String name) {
        SimpleDuel.Lie lie = new SimpleDuel.Lie();
        lie.owner = state.who;
        lie.place = "hand";
        Map<String, SimpleDuel.Lie> old = Map.copyOf(state.dice);
        state.dice.clear();
        for (String each : state.box.names) {
            if (each.equals(name)) {
                state.dice.put(name, lie);
            } else if (old.containsKey(each)) {
                state.dice.put(each, old.get(each));
            }
        }
    }

    private void ready() {
        boolean both = !state.scenario.startsWith("MARK");
        if (both && state.who.equals("red")) {
            state.who = "blue";
        } else if (!both) {
            state.who = "blue";
            state.phase = "placing ogre-blue";
        } else if (state.scenario.equals("OGRES")) {
            state.who = "red";
            state.phase = "placing ogre-red";
        } else {
            elect();
        }
    }

    private void elect() {
        int more = state.army("red") - state.army("blue");
        state.phase = more == 0 ? "flipping" : "electing";
        state.who = more <= 0 ? "red" : "blue";
    }

    private void fly(String name) {
        state.passes = 0;
        state.phase = "airborne " + name;
    }

    private void land(String... words) {
        String thrown = state.phase.split(" ")[1];
        boolean placing = state.phase.startsWith("placing");
        if (!placing) {
            state.lines.clear();
        }
        List<String> off = new ArrayList<>();
        for (int i = 1; i < words.length; i++) {
            String name = words[i].split("=")[0];
            String at = words[i].split("=")[1];
            if (at.equals("off")) {
                off.add(name);
            } else {
                state.dice.get(name).place = "play";
                SimpleDuel.set(state.dice.get(name), at);
            }
        }
        if (placing) {
            placed();
            return;
        }
        for (String name : off) {
            if (!over()) {
                state.dice.get(name).place = "hand";
                state.flags.remove(name);
                if (!name.equals(thrown)) {
                    win(SimpleDuel.other(state.who), "knocked-off", name);
                }
            }
        }
        if (!over()) {
            state.phase = "foul " + thrown;
        }
    }

    private void placed() {
        switch (state.scenario) {
            case "MARK_III", "MARK_V" -> state.who = "red";
            case "OGRES" -> {
                if (state.who.equals("blue")) {
                    elect();
                } else {
                    state.who = "blue";
                    state.phase = "placing ogre-blue";
                }
                return;
            }
            default -> state.who = SimpleDuel.other(state.who);
        }
        state.phase = "choosing";
    }

    private boolean over() {
        return state.phase.startsWith("over");
    }

    private void fair() {
        String name = state.phase.split(" ")[1];
        if (state.dice.get(name).plays()) {
            state.phase = "acting " + name + " landed";
            settle();
        } else {
            next();
        }
    }

    private void foul(String how) {
        String name = state.phase.split(" ")[1];
        if (how.equals("out")) {
            state.dice.get(name).place = "reserve3";
            state.flags.remove(name);
        }
        endTurn();
    }

    /** Resting as the only action is no choice. */
    private void settle() {
        boolean may = state.phase.startsWith("acting") || state.phase.startsWith("moving");
        if (may && rules.legal().size() == 1) {
            next();
        }
    }

    private void next() {
        if (over()) {
            return;
        }
        if (state.flags.isEmpty()) {
            state.passes = 0;
            endTurn();
        } else {
            state.phase = "acting " + state.flags.remove(0) + " commanded";
            settle();
        }
    }

    private void endTurn() {
        state.flags.clear();
        state.lines.clear();
        for (SimpleDuel.Lie lie : state.dice.values()) {
            if (lie.place.startsWith("reserve")) {
                int left = lie.place.charAt(7) - '1';
                lie.place = left == 0 ? "hand" : "reserve" + left;
            }
        }
        state.who = SimpleDuel.other(state.who);
        state.phase = "choosing";
    }

    private void win(String player, String how, String name) {
        state.won.get(SimpleDuel.index(player)).merge(how + "*" + SimpleBox.unit(name), 1, Integer::sum);
        if (state.points(player) >= 50) {
            state.flags.clear();
            state.lines.clear();
            state.passes = 0;
            boolean killed = SimpleDuel.ogre(name) && how.equals("killed");
            state.phase = "over " + player + (killed ? " ogre-killed" : " points");
        }
    }

    private void kill(String name, String scorer, String how) {
        state.dice.get(name).place = "reserve3";
        state.flags.remove(name);
        state.lines.clear();
        win(scorer, how, name);
    }

    /** Rolls a die. An Ogre crushes the dice it meets, the nearest first. */
    private void roll(String name, char corner) {
        SimpleDuel.Lie lie = state.dice.get(name);
        List<String> met = rules.met(name, corner);
        List<double[]> before = state.top(name);
        met.sort(Comparator.comparingDouble(other -> SimpleShapes.gap(before, state.top(other))));
        SimpleRules.turnOver(state, name, corner);
        state.lines.clear();
        if (!SimpleDuel.ogre(name)) {
            return;
        }
        String enemy = SimpleDuel.other(lie.owner);
        if (state.armor[SimpleDuel.index(enemy)] > 0
                && SimpleShapes.deep(state.foot(name), SimpleDuel.post(enemy)) > 1) {
            state.armor[SimpleDuel.index(enemy)] = 0;
        }
        for (String other : met) {
            if (!over()) {
                scratch(lie, 1);
                String scorer = state.dice.get(other).owner.equals(lie.owner) ? enemy : lie.owner;
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
            state.dice.get(name).circles[2]--;
        }
        for (String target : targets) {
            if (!over()) {
                hit(target, attack, weapon, system);
            }
        }
        state.passes = 0;
        if (!over() && SimpleDuel.ogre(name)) {
            state.phase = "moving " + name;
            settle();
        } else {
            next();
        }
    }

    private void hit(String target, int attack, String weapon, String system) {
        if (target.startsWith("post-")) {
            int post = SimpleDuel.index(target.substring(5));
            state.armor[post] = Math.max(0, state.armor[post] - attack);
            if (state.armor[post] == 0) {
                state.lines.removeIf(line -> line.contains("/" + target + "/"));
            }
            return;
        }
        SimpleDuel.Lie lie = state.dice.get(target);
        if (!lie.plays() || (SimpleDuel.ogre(target) && weapon.equals("ap"))) {
            return;
        }
        String block = state.value(target, "block");
        String enemy = SimpleDuel.other(lie.owner);
        if (block.isEmpty() || attack >= Integer.parseInt(block)) {
            kill(target, enemy, "killed");
            return;
        }
        char red = state.value(target, "red").charAt(0);
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
        double edge = state.who.equals("red") ? -1 : 1;
        state.dice.forEach((name, lie) -> {
            if (lie.plays() && lie.owner.equals(state.who)) {
                state.flags.add(name);
            }
        });
        state.flags.sort(Comparator.comparingDouble(name -> -state.top(name).stream()
                .mapToDouble(point -> edge * point[1])
                .max()
                .orElseThrow()));
        state.passes = 0;
        next();
    }

    private void ask(String... words) {
        String weapon = SimpleRules.WEAPONS.contains(words[2]) ? words[2] : "gun";
        String back = state.phase.startsWith("acting") ? " " + state.phase.split(" ")[2] : "";
        state.phase = "line " + words[1] + " " + weapon + " " + words[words.length - 1] + back;
    }

    private void line(String said) {
        String[] asked = state.phase.split(" ");
        state.lines.add(asked[1] + "/" + asked[2] + "/" + asked[3] + "/" + said);
        state.phase = asked.length > 4 ? "acting " + asked[1] + " " + asked[4] : "choosing";
        settle();
    }
}
