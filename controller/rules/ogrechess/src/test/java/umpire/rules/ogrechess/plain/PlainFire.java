package umpire.rules.ogrechess.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Fire: ranges, odds and the effects of results (2.x1, 4.01, 4.02). */
final class PlainFire {
    /** The table as it is printed: a row for each face, columns 1-2, 1-1, 2-1, 3-1, 4-1. */
    private static final String[][] TABLE = {
        {"NE", "NE", "NE", "D", "D"},
        {"NE", "NE", "D", "D", "X"},
        {"NE", "D", "D", "X", "X"},
        {"NE", "D", "X", "X", "X"},
        {"D", "X", "X", "X", "X"},
        {"X", "X", "X", "X", "X"}
    };

    private PlainFire() {}

    /** Returns the result of an attack, or "roll" when a die decides and none was thrown. */
    static String result(double attack, int defence, int face) {
        double odds = attack / defence;
        if (odds < 0.5) {
            return "NE";
        }
        if (odds >= 5) {
            return "X";
        }
        return face == 0 ? "roll" : TABLE[face - 1][odds < 1 ? 0 : (int) Math.floor(odds)];
    }

    static int range(PlainUnit unit) {
        return switch (unit.kind()) {
            case 'I', 'P' -> 1;
            case 'G', 'H' -> 2;
            case 'M' -> 4;
            case 'O' -> unit.main() > 0 ? 3 : unit.secondary() > 0 ? 2 : 0;
            default -> 0;
        };
    }

    static int attack(PlainUnit unit, int main, int secondary) {
        return switch (unit.kind()) {
            case 'I' -> unit.squads();
            case 'G' -> 2;
            case 'H', 'P' -> 4;
            case 'M' -> 3;
            case 'O' -> 4 * main + 3 * secondary;
            default -> 0;
        };
    }

    static int defence(PlainUnit target, String aim) {
        return switch (aim) {
            case "MB" -> 4;
            case "SB", "WS" -> 3;
            case "M" -> 2;
            default ->
                switch (target.kind()) {
                    case 'I' -> target.squads();
                    case 'G', 'M' -> 2;
                    default -> 3;
                };
        };
    }

    /** Returns the possible aims: the components of an Ogre, and one empty aim for any other unit. */
    static List<String> aims(PlainUnit target) {
        List<String> aims = new ArrayList<>();
        if (target.kind() != 'O') {
            return List.of("");
        }
        if (target.main() > 0) {
            aims.add("MB");
        }
        if (target.secondary() > 0) {
            aims.add("SB");
        }
        aims.add(target.treads() > 0 ? "M" : "WS");
        return aims;
    }

    /** Returns every shot of a unit at some targets. */
    static Set<String> shots(PlainTable table, int from, Set<Integer> targets, boolean pointBlank) {
        Set<String> shots = new TreeSet<>();
        PlainUnit unit = table.at[from];
        for (int at : targets) {
            int range = PlainTable.range(from, at);
            for (String aim : aims(table.at[at])) {
                for (String weapons : weapons(unit, pointBlank ? 1 : range)) {
                    shots.add(PlainTable.name(from) + weapons + ":" + PlainTable.name(at)
                            + (aim.isEmpty() ? "" : "/" + aim));
                }
            }
        }
        return shots;
    }

    private static List<String> weapons(PlainUnit unit, int range) {
        if (unit.kind() != 'O') {
            return List.of("");
        }
        List<String> choices = new ArrayList<>();
        for (int main = 0; main <= (range <= 3 ? unit.main() : 0); main++) {
            for (int secondary = 0; secondary <= (range <= 2 ? unit.secondary() : 0); secondary++) {
                String second = secondary == 0 ? "" : secondary == 1 ? "SB" : secondary + "SB";
                String both = main == 0 ? second : second.isEmpty() ? "MB" : "MB+" + second;
                if (!both.isEmpty()) {
                    choices.add("(" + both + ")");
                }
            }
        }
        return choices;
    }

    /** Returns the enemies a unit that may fire has in range. */
    static Set<Integer> inRange(PlainTable table, int from) {
        Set<Integer> targets = new TreeSet<>();
        PlainUnit unit = table.at[from];
        for (int at = 0; at < 64 && unit.disabled() == 0; at++) {
            if (table.enemy(at, unit.white()) && PlainTable.range(from, at) <= range(unit)) {
                targets.add(at);
            }
        }
        return targets;
    }

    /** Returns the targets of the piece that has just moved: in passing (2.33), or hitting and running (2.23, 2.742). */
    static Set<Integer> ownTargets(PlainTable table, int from, int to) {
        PlainUnit unit = table.at[to];
        Set<Integer> targets = new TreeSet<>();
        if (unit.kind() == 'H') {
            for (int[] way : ways(from, to)) {
                if (table.enemy(way[0], unit.white()) && table.enemy(way[1], unit.white())) {
                    targets.add(way[0]);
                    targets.add(way[1]);
                }
            }
        }
        boolean raider = unit.kind() == 'G' || unit.kind() == 'P';
        if (raider && PlainSteps.fewest(table, from, to, unit) < PlainSteps.most(unit) && nearer(table, from, to)) {
            targets.addAll(inRange(table, to));
        }
        return targets;
    }

    private static boolean nearer(PlainTable table, int from, int to) {
        for (int enemy = 0; enemy < 64; enemy++) {
            double before = Math.hypot(PlainTable.files(from, enemy), PlainTable.ranks(from, enemy));
            double after = Math.hypot(PlainTable.files(to, enemy), PlainTable.ranks(to, enemy));
            if (table.enemy(enemy, table.at[to].white()) && after < before - 1e-9) {
                return true;
            }
        }
        return false;
    }

    /** Returns the two squares of each way of three steps along files and ranks between the ends of a leap. */
    static List<int[]> ways(int from, int to) {
        List<int[]> ways = new ArrayList<>();
        int files = PlainTable.files(from, to);
        int ranks = PlainTable.ranks(from, to);
        for (int side = 0; side < 3; side++) {
            int[] way = new int[2];
            int at = from;
            for (int step = 0; step < 2; step++) {
                boolean shortStep = step == side;
                boolean alongFile = shortStep == (Math.abs(files) == 2);
                at = alongFile
                        ? PlainTable.step(at, 0, Integer.signum(ranks))
                        : PlainTable.step(at, Integer.signum(files), 0);
                way[step] = at;
            }
            ways.add(way);
        }
        return ways;
    }

    /** Returns the rest of a unit that ranged fire has struck; null when it is destroyed. */
    static PlainUnit struck(PlainUnit target, String aim, String result, boolean inOwnTurn) {
        if (result.equals("NE") || (target.kind() == 'O' && result.equals("D"))) {
            return target;
        }
        boolean destroyed = result.equals("X");
        return switch (target.kind()) {
            case 'O' -> without(target, aim);
            case 'C' -> target.stopped(inOwnTurn ? 1 : 2);
            case 'I' -> destroyed || target.squads() == 1 ? null : fewer(target, 1);
            case 'P' -> destroyed ? null : PlainUnit.platoon(target.white(), 3, true);
            default -> destroyed || target.disabled() > 0 ? null : target.stopped(inOwnTurn ? 1 : 2);
        };
    }

    static PlainUnit fewer(PlainUnit platoon, int losses) {
        int left = platoon.squads() - losses;
        return left < 1 ? null : PlainUnit.platoon(platoon.white(), left, platoon.promoted());
    }

    static PlainUnit without(PlainUnit ogre, String aim) {
        return switch (aim) {
            case "MB" -> ogre.ogre(0, ogre.secondary(), ogre.treads());
            case "SB" -> ogre.ogre(ogre.main(), ogre.secondary() - 1, ogre.treads());
            case "M" -> ogre.ogre(ogre.main(), ogre.secondary(), ogre.treads() - 1);
            default -> null;
        };
    }
}
