package umpire.rules.ogrechess.plain;

import java.util.Set;

/** The actions with which a turn can begin, and their results. */
final class PlainFirst {
    private PlainFirst() {}

    static void add(PlainTable table, int from, Set<String> found) {
        PlainUnit unit = table.at[from];
        if (unit.disabled() > 0) {
            return;
        }
        Set<Integer> touched = PlainSteps.touched(table, from, unit);
        moves(table, from, touched, found);
        for (int to = 0; to < 64; to++) {
            if (table.enemy(to, unit.white()) && overruns(table, from, to, touched)) {
                found.add(PlainTable.name(from) + "x" + PlainTable.name(to));
            }
        }
        if (unit.kind() == 'M') {
            found.addAll(PlainFire.shots(table, from, PlainFire.inRange(table, from), false));
        }
        if (unit.kind() == 'I') {
            combine(table, from, found);
            if (from / 8 == (unit.white() ? 7 : 0)) {
                found.add("stay " + PlainTable.name(from));
            }
        }
    }

    static void moves(PlainTable table, int from, Set<Integer> touched, Set<String> found) {
        for (int to : touched) {
            if (table.at[to] == null) {
                found.add(PlainTable.name(from) + "-" + PlainTable.name(to));
            }
        }
    }

    private static boolean overruns(PlainTable table, int from, int to, Set<Integer> touched) {
        PlainUnit unit = table.at[from];
        PlainUnit enemy = table.at[to];
        boolean post = enemy.kind() == 'C';
        boolean wreck = enemy.kind() == 'O' && enemy.treads() == 0;
        return switch (unit.kind()) {
            case 'I' -> {
                boolean diagonal =
                        Math.abs(PlainTable.files(from, to)) == 1 && Math.abs(PlainTable.ranks(from, to)) == 1;
                boolean prey =
                        post || (enemy.armour() && unit.squads() > 1) || (wreck && PlainFight.survives(unit, enemy));
                yield diagonal && prey;
            }
            case 'P' -> {
                boolean prey = post || enemy.armour() || (wreck && PlainFight.survives(unit, enemy));
                yield touched.contains(to) && prey;
            }
            case 'O' -> touched.contains(to) && rams(table, unit, enemy);
            default -> touched.contains(to) && post;
        };
    }

    static boolean rams(PlainTable table, PlainUnit ogre, PlainUnit enemy) {
        boolean lacks = table.house.contains("ramWithOneUnit=REFUSED") && enemy.kind() == 'H' && ogre.treads() < 2;
        return enemy.kind() != 'O' && !lacks;
    }

    private static void combine(PlainTable table, int a, Set<String> found) {
        for (int b = 0; b < 64; b++) {
            boolean pair = table.at[b] != null
                    && table.at[b].kind() == 'I'
                    && table.at[b].white() == table.white
                    && PlainTable.range(a, b) == 1;
            if (!pair) {
                continue;
            }
            int total = table.at[a].squads() + table.at[b].squads();
            if (total <= 3) {
                found.add(PlainTable.name(a) + "+" + PlainTable.name(b));
            }
            for (int mine = 1; mine <= 3 && a < b; mine++) {
                int rest = total - mine;
                if (rest >= 1 && rest <= 3 && mine != table.at[a].squads()) {
                    found.add(PlainTable.name(a) + "=" + PlainTable.name(b) + " " + mine + "+" + rest);
                }
            }
        }
    }

    static PlainTable act(PlainTable table, String action) {
        if (action.equals("hold")) {
            return table.passOn();
        }
        if (action.startsWith("stay ")) {
            return promote(table, PlainTable.square(action.substring(5)));
        }
        if (action.startsWith("aim ")) {
            return PlainFight.read(table).shoot(action.substring(4));
        }
        if (action.startsWith("roll ")) {
            return roll(table, action.charAt(5) - '0');
        }
        int from = PlainTable.square(action);
        int to = PlainTable.square(action.substring(3));
        return switch (action.charAt(2)) {
            case '-' -> move(table, from, to);
            case 'x' -> PlainFight.enter(table, from, to);
            case '+' -> join(table, from, to);
            case '=' -> share(table, from, to, action);
            default -> fire(table, action);
        };
    }

    private static PlainTable move(PlainTable table, int from, int to) {
        PlainUnit unit = table.at[from];
        table.at[from] = null;
        table.at[to] = unit;
        if (!table.phase.isEmpty()) {
            return table.passOn();
        }
        if (PlainTurn.promotes(unit, to)) {
            if (unit.squads() == 3) {
                return table.awaits("exchange", PlainTable.name(from), PlainTable.name(to));
            }
            table.at[to] = PlainUnit.platoon(unit.white(), unit.squads() + 1, true);
            // A promotion is no plain move: it is written as if it had stayed.
            return openFire(table, "fire", to, to);
        }
        return openFire(table, "fire", from, to);
    }

    private static PlainTable openFire(PlainTable table, String word, int a, int b) {
        table.awaits(word, PlainTable.name(a), PlainTable.name(b));
        return PlainTurn.candidates(table).size() > 1 ? table : table.passOn();
    }

    private static PlainTable join(PlainTable table, int from, int into) {
        PlainUnit a = table.at[from];
        PlainUnit b = table.at[into];
        table.at[from] = null;
        table.at[into] = PlainUnit.platoon(table.white, a.squads() + b.squads(), a.promoted() || b.promoted());
        return openFire(table, "combined", into, into);
    }

    private static PlainTable share(PlainTable table, int a, int b, String action) {
        PlainUnit first = table.at[a];
        PlainUnit second = table.at[b];
        int mine = action.charAt(6) - '0';
        boolean gains = mine > first.squads();
        table.at[a] = PlainUnit.platoon(table.white, mine, first.promoted() || (gains && second.promoted()));
        table.at[b] = PlainUnit.platoon(
                table.white, action.charAt(8) - '0', second.promoted() || (!gains && first.promoted()));
        return openFire(table, "combined", a, b);
    }

    private static PlainTable promote(PlainTable table, int at) {
        PlainUnit unit = table.at[at];
        table.at[at] = unit.squads() == 3
                ? PlainUnit.mech(unit.white())
                : PlainUnit.platoon(unit.white(), unit.squads() + 1, true);
        if (table.word().equals("exchange")) {
            int from = PlainTable.square(table.details()[0]);
            // It moved as infantry, so that it does not hit and run as Mech-INF: it is written as if it had stayed.
            return from == at ? table.passOn() : openFire(table, "fire", at, at);
        }
        return table.passOn();
    }

    private static PlainTable fire(PlainTable table, String shot) {
        String follows = follows(table, PlainTable.square(shot));
        String result = PlainFire.result(strength(table, shot), defence(table, shot), 0);
        return result.equals("roll") ? table.awaits("roll", shot, follows) : settle(table, shot, follows, result);
    }

    private static int target(String shot) {
        return PlainTable.square(shot.substring(shot.indexOf(':') + 1));
    }

    private static String aim(String shot) {
        return shot.contains("/") ? shot.substring(shot.indexOf('/') + 1) : "";
    }

    private static int strength(PlainTable table, String shot) {
        String weapons = shot.substring(2, shot.indexOf(':'));
        int second = weapons.indexOf("SB");
        int secondaries =
                second < 0 ? 0 : Character.isDigit(weapons.charAt(second - 1)) ? weapons.charAt(second - 1) - '0' : 1;
        return PlainFire.attack(table.at[PlainTable.square(shot)], weapons.contains("MB") ? 1 : 0, secondaries);
    }

    private static int defence(PlainTable table, String shot) {
        return PlainFire.defence(table.at[target(shot)], aim(shot));
    }

    /** Returns the step after a shot, in the notation of rolls. */
    private static String follows(PlainTable table, int shooter) {
        PlainUnit unit = table.at[shooter];
        return switch (table.word()) {
            case "move" -> "missile";
            case "second" -> "second-" + table.details()[0];
            case "fire" -> {
                String from = table.details()[0];
                if (shooter != PlainTable.square(table.details()[1])) {
                    yield "ends";
                }
                int gone = PlainSteps.fewest(table, PlainTable.square(from), shooter, unit);
                yield unit.kind() == 'H' ? "first-" + from : "retreat-" + (PlainSteps.most(unit) - gone);
            }
            default -> "ends";
        };
    }

    private static PlainTable roll(PlainTable table, int face) {
        String[] details = table.details();
        return switch (table.word()) {
            case "clash" -> PlainFight.read(table).roll(face);
            case "parting" -> PlainFight.part(table, PlainTable.square(details[0]), face);
            default ->
                settle(
                        table,
                        details[0],
                        details[1],
                        PlainFire.result(strength(table, details[0]), defence(table, details[0]), face));
        };
    }

    private static PlainTable settle(PlainTable table, String shot, String follows, String result) {
        int from = PlainTable.square(shot);
        int at = target(shot);
        PlainUnit target = table.at[at];
        PlainUnit left = PlainFire.struck(target, aim(shot), result, target.white() == table.white);
        table.at[at] = left;
        String name = PlainTable.name(from);
        if (follows.equals("missile")) {
            table.awaits("missile", name);
            return PlainTurn.candidates(table).size() > 1 ? table : table.passOn();
        }
        if (follows.startsWith("retreat")) {
            table.awaits("retreat", name, follows.substring(8));
            return PlainTurn.retreats(table).isEmpty() ? table.passOn() : table;
        }
        if (follows.equals("ends")) {
            return table.passOn();
        }
        if (left != null) {
            boolean answers = left.disabled() == 0 && PlainFire.range(left) > 0;
            return answers ? table.awaits("return", PlainTable.name(at), name) : table.passOn();
        }
        table.awaits("second", follows.substring(follows.indexOf('-') + 1), name, PlainTable.name(at));
        boolean again =
                follows.startsWith("first") && !PlainTurn.secondTargets(table).isEmpty();
        return again ? table : table.passOn();
    }
}
