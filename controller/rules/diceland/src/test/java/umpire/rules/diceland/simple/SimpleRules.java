package umpire.rules.diceland.simple;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The legal actions, in notation. */
public final class SimpleRules {
    static final List<String> WEAPONS = List.of("main", "secondary", "missiles", "ap");
    private static final List<String> RANGES = List.of("long", "short", "long", "all");

    private final SimpleDuel state;
    private final Set<String> legal = new TreeSet<>();

    SimpleRules(SimpleDuel state) {
        this.state = state;
    }

    /** Returns the legal actions of a position. */
    public static Set<String> legal(String file, String scenario, String position) {
        return new SimpleRules(new SimpleDuel(new SimpleBox(file), scenario, position)).legal();
    }

    public static int points(String file, String scenario, String position, String player) {
        return new SimpleDuel(new SimpleBox(file), scenario, position).points(player);
    }

    Set<String> legal() {
        legal.clear();
        String[] phase = state.phase.split(" ");
        switch (phase[0]) {
            case "enlisting" -> enlisting();
            case "electing", "flipping" -> legal.addAll(List.of("first red", "first blue"));
            case "first" -> own("hand").forEach(name -> legal.add("place " + name));
            case "foul" -> legal.addAll(List.of("fair", "foul stays", "foul out"));
            case "choosing" -> choosing();
            case "acting" -> {
                acts(phase[1]);
                legal.add("rest");
            }
            case "moving" -> {
                rolls(phase[1]);
                legal.add("rest");
            }
            case "line" -> legal.addAll(List.of("line seen", "line hidden"));
            default -> {}
        }
        return legal;
    }

    private List<String> own(String place) {
        return state.dice.keySet().stream()
                .filter(name -> state.dice.get(name).owner.equals(state.who)
                        && state.dice.get(name).place.equals(place))
                .toList();
    }

    private void enlisting() {
        int base = state.scenario.equals("MARK_V") || state.scenario.equals("LARGE_ARMIES") ? 50 : 30;
        int total = state.army(state.who);
        for (String name : state.box.names) {
            if (SimpleDuel.ogre(name) || state.dice.containsKey(name)) {
                continue;
            }
            int points = state.box.points.get(SimpleBox.unit(name));
            int least = own("hand").stream()
                    .filter(each -> !SimpleDuel.ogre(each))
                    .mapToInt(each -> state.box.points.get(SimpleBox.unit(each)))
                    .min()
                    .orElse(points);
            if (total + points <= base + Math.min(least, points)) {
                legal.add("enlist " + name);
            }
        }
        if (total > 0) {
            legal.add("ready");
        }
    }

    private void choosing() {
        own("hand").stream().filter(name -> !SimpleDuel.ogre(name)).forEach(name -> legal.add("throw " + name));
        own("play").forEach(this::acts);
        if (state.armor[SimpleDuel.index(state.who)] > 0 && !own("play").isEmpty()) {
            legal.add("command");
        }
        if (state.passes < 2 || legal.isEmpty()) {
            legal.add("pass");
        }
    }

    private void acts(String name) {
        rolls(name);
        if (SimpleDuel.ogre(name)) {
            for (String weapon : WEAPONS) {
                if (state.dice.get(name).circles[WEAPONS.indexOf(weapon)] > 0) {
                    shots(name, weapon);
                }
            }
        } else {
            shots(name, "gun");
        }
        String effect = state.value(name, "effect");
        if (effect.equals("jump")) {
            legal.add("jump " + name);
        } else if (effect.startsWith("call")) {
            own("hand").stream()
                    .filter(other ->
                            state.box.classes.get(SimpleBox.unit(other)).equals(effect.substring(4)))
                    .forEach(other -> legal.add("call " + name + " " + other));
        }
    }

    private void rolls(String name) {
        String[] green = state.value(name, "green").split(",");
        for (char corner : "xyz".toCharArray()) {
            boolean dot;
            if (SimpleDuel.ogre(name)) {
                int line = Integer.parseInt(green["xyz".indexOf(corner)]);
                dot = line > 0 && state.dice.get(name).treads[line - 1] > 0;
            } else {
                dot = List.of(green).contains(String.valueOf(corner));
            }
            List<String> met = met(name, corner);
            boolean free = SimpleDuel.ogre(name) ? met.stream().noneMatch(SimpleDuel::ogre) : met.isEmpty();
            if (dot && free && !rollsOff(name, corner)) {
                legal.add("roll " + name + " " + corner);
            }
        }
    }

    /** Returns the pose of a die after a roll: one reach further, on the face whose digit differs. */
    static void turnOver(SimpleDuel state, String name, char corner) {
        SimpleDuel.Lie lie = state.dice.get(name);
        double way = state.corner(name, corner);
        double first = state.corner(name, 'x');
        StringBuilder face = new StringBuilder(state.box.face(name, lie.side));
        int digit = "xyz".indexOf(corner);
        face.setCharAt(digit, face.charAt(digit) == '0' ? '1' : '0');
        lie.side = state.box.faces.get(SimpleBox.unit(name)).get(face.toString());
        double[] to = SimpleShapes.at(lie.x, lie.y, SimpleDuel.reach(name), way);
        lie.x = Math.round(to[0] * 100) / 100.0;
        lie.y = Math.round(to[1] * 100) / 100.0;
        // The pressed corner's axis points back; x was 120 degrees to one side of the way and is 60 degrees to it now.
        double aside = ((first - way) % 360 + 540) % 360 - 180;
        double now = corner == 'x' ? way + 180 : way + Math.signum(aside) * 60;
        lie.h = Math.round(((now - 90) % 360 + 360) % 360 * 100) / 100.0 % 360;
    }

    private SimpleDuel rolled(String name, char corner) {
        SimpleDuel copy = new SimpleDuel(state.box, state.scenario, state.text());
        turnOver(copy, name, corner);
        return copy;
    }

    boolean rollsOff(String name, char corner) {
        return !SimpleDuel.onTable(rolled(name, corner).foot(name));
    }

    /** The dice into which a die, as a solid that tips over its edge, comes deeper than it lay before, and by more than a touch. */
    List<String> met(String name, char corner) {
        List<double[]> both = new ArrayList<>(state.hexagon(name));
        both.addAll(rolled(name, corner).hexagon(name));
        List<double[]> swept = SimpleShapes.hull(both);
        List<String> met = new ArrayList<>();
        state.dice.forEach((other, lie) -> {
            // A die that passes clear of another, seen from above, does not meet it.
            boolean near = lie.plays() && !other.equals(name) && SimpleShapes.deep(swept, state.hexagon(other)) > 1;
            if (near && tipsInto(name, corner, other)) {
                met.add(other);
            }
        });
        return met;
    }

    private boolean tipsInto(String name, char corner, String other) {
        List<double[]> solid = state.solid(name);
        double before = SimpleSolids.deep(solid, state.solid(other));
        return SimpleSolids.comesDeeper(solid, state.corner(name, corner), state.solid(other), Math.max(1, before));
    }

    int attack(String name, String weapon) {
        return weapon.equals("gun")
                ? Integer.parseInt(state.value(name, "attack"))
                : Integer.parseInt(state.value(name, "attacks").split(",")[WEAPONS.indexOf(weapon)]);
    }

    private String range(String name, String weapon) {
        return weapon.equals("gun") ? state.value(name, "range") : RANGES.get(WEAPONS.indexOf(weapon));
    }

    private String arrows(String name, String weapon) {
        if (weapon.equals("gun")) {
            return state.value(name, "arrows").replace(",", "");
        }
        int corner = List.of(state.value(name, "corners").split(",")).indexOf(weapon);
        return corner < 0 ? "xyz" : String.valueOf("xyz".charAt(corner));
    }

    /** How far something reaches beyond the line through the two corners of the edge opposite an arrow. */
    private double beyond(String name, char arrow, List<double[]> shape) {
        SimpleDuel.Lie lie = state.dice.get(name);
        double way = state.corner(name, arrow);
        double[] a = SimpleShapes.at(lie.x, lie.y, SimpleDuel.reach(name), way - 120);
        double[] b = SimpleShapes.at(lie.x, lie.y, SimpleDuel.reach(name), way + 120);
        double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return shape.stream()
                .mapToDouble(p -> -SimpleShapes.cross(a, b, p) / length)
                .max()
                .orElseThrow();
    }

    /** Returns yes, no or close; for a close line the opponent's answer, if there is one. */
    private String seen(String name, String weapon, String target) {
        List<double[]> shape =
                target.startsWith("post-") ? SimpleDuel.post(target.substring(5)) : state.hexagon(target);
        SimpleDuel.Lie lie = state.dice.get(name);
        double most = arrows(name, weapon)
                .chars()
                .mapToDouble(arrow -> beyond(name, (char) arrow, shape))
                .max()
                .orElseThrow();
        double far = shape.stream()
                .mapToDouble(p -> Math.hypot(p[0] - lie.x, p[1] - lie.y))
                .max()
                .orElseThrow();
        if (Math.abs(most) > 1 + far / 200) {
            return most > 0 ? "yes" : "no";
        }
        String asked = name + "/" + weapon + "/" + target + "/";
        return state.lines.contains(asked + "seen") ? "yes" : state.lines.contains(asked + "hidden") ? "no" : "close";
    }

    private List<String> enemies() {
        String enemy = SimpleDuel.other(state.who);
        List<String> all = new ArrayList<>(state.dice.keySet().stream()
                .filter(name -> state.dice.get(name).owner.equals(enemy)
                        && state.dice.get(name).plays())
                .toList());
        if (state.armor[SimpleDuel.index(enemy)] > 0) {
            all.add("post-" + enemy);
        }
        return all;
    }

    private double gap(String name, String target) {
        return target.startsWith("post-") ? 1e9 : SimpleShapes.gap(state.top(name), state.top(target));
    }

    private double closest(String name, String weapon) {
        return enemies().stream()
                .filter(enemy -> seen(name, weapon, enemy).equals("yes"))
                .mapToDouble(enemy -> gap(name, enemy))
                .min()
                .orElse(1e9);
    }

    private boolean dodges(String target) {
        return !target.startsWith("post-") && state.value(target, "effect").equals("dodge");
    }

    private boolean mustBeClosest(String name, String weapon, String target) {
        return range(name, weapon).equals("short") || dodges(target);
    }

    private boolean reaches(String name, String weapon, String target) {
        return seen(name, weapon, target).equals("yes")
                && (!mustBeClosest(name, weapon, target) || gap(name, target) <= closest(name, weapon) + 2);
    }

    /** All that are hit by an All-Range shot, the closest first. */
    List<String> reached(String name, String weapon) {
        return enemies().stream()
                .filter(enemy -> reaches(name, weapon, enemy))
                .sorted(Comparator.comparingDouble((String enemy) -> gap(name, enemy))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private void shots(String name, String weapon) {
        String shot = "fire " + name + (weapon.equals("gun") ? "" : " " + weapon);
        List<String> close = enemies().stream()
                .filter(enemy -> seen(name, weapon, enemy).equals("close"))
                .toList();
        close.forEach(enemy -> legal.add("ask" + shot.substring(4) + " at " + enemy));
        if (range(name, weapon).equals("all")) {
            if (close.isEmpty() && !reached(name, weapon).isEmpty()) {
                aimed(shot, name, weapon, reached(name, weapon));
            }
            return;
        }
        for (String enemy : enemies()) {
            boolean undecided = mustBeClosest(name, weapon, enemy)
                    && close.stream().anyMatch(other -> gap(name, other) <= gap(name, enemy) + 2);
            if (reaches(name, weapon, enemy) && !undecided) {
                aimed(shot + " at " + enemy, name, weapon, List.of(enemy));
            }
        }
    }

    /** An Ogre that is damaged, and not killed at once nor immune, is aimed at more closely. */
    private void aimed(String shot, String name, String weapon, List<String> targets) {
        boolean damages = targets.stream()
                .filter(SimpleDuel::ogre)
                .filter(target ->
                        !weapon.equals("ap") && !state.value(target, "block").isEmpty())
                .anyMatch(target -> attack(name, weapon) < Integer.parseInt(state.value(target, "block")));
        if (!damages) {
            legal.add(shot);
            return;
        }
        WEAPONS.forEach(system -> legal.add(shot + " hitting " + system));
        legal.add(shot + " hitting treads");
    }
}
