package umpire.rules.ogrechess.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Where units get to, by walking every way. */
final class PlainSteps {
    private static final Map<Character, List<int[]>> HEADINGS = new ConcurrentHashMap<>();

    private final PlainTable table;
    private final PlainUnit unit;
    private final Set<Integer> touched = new TreeSet<>();

    /** The squares that were expanded already, each with the steps left there. */
    private final Set<List<Integer>> walked = new HashSet<>();

    private PlainSteps(PlainTable table, PlainUnit unit) {
        this.table = table;
        this.unit = unit;
    }

    /** Returns the squares a unit can step on or bump into: friends are passed, enemies end the way (3.21). */
    static Set<Integer> touched(PlainTable table, int from, PlainUnit unit) {
        return touched(table, from, unit, most(unit));
    }

    static Set<Integer> touched(PlainTable table, int from, PlainUnit unit, int steps) {
        PlainSteps walk = new PlainSteps(table, unit);
        for (int[] heading : headings(unit.kind())) {
            walk.go(from, heading, steps);
        }
        walk.touched.remove(from);
        return walk.touched;
    }

    static int most(PlainUnit unit) {
        return switch (unit.kind()) {
            case 'G' -> 4;
            case 'M' -> 2;
            case 'P' -> 3;
            case 'O' -> unit.speed();
            default -> 1;
        };
    }

    static List<int[]> headings(char kind) {
        return HEADINGS.computeIfAbsent(kind, PlainSteps::found);
    }

    private static List<int[]> found(char kind) {
        List<int[]> headings = new ArrayList<>();
        for (int files = -2; files <= 2; files++) {
            for (int ranks = -2; ranks <= 2; ranks++) {
                int sum = Math.abs(files) + Math.abs(ranks);
                boolean near = Math.max(Math.abs(files), Math.abs(ranks)) == 1;
                boolean fits = switch (kind) {
                    case 'I', 'M' -> sum == 1;
                    case 'G' -> near && sum == 2;
                    case 'H' -> sum == 3;
                    default -> near;
                };
                if (fits) {
                    headings.add(new int[] {files, ranks});
                }
            }
        }
        return headings;
    }

    private void go(int from, int[] heading, int left) {
        int to = PlainTable.step(from, heading[0], heading[1]);
        if (left == 0 || to < 0) {
            return;
        }
        boolean enemy = table.enemy(to, unit.white());
        if (enemy && unit.kind() == 'O' && table.at[to].foot() && left < 2) {
            return;
        }
        touched.add(to);
        if (enemy) {
            return;
        }
        if (unit.kind() == 'O') {
            go(to, heading, left - 1);
            return;
        }
        if (walked.add(List.of(to, left))) {
            for (int[] next : headings(unit.kind())) {
                go(to, next, left - 1);
            }
        }
    }

    /** Returns the fewest steps from one square to another, or more than the unit has. */
    static int fewest(PlainTable table, int from, int to, PlainUnit unit) {
        for (int steps = 1; steps <= most(unit); steps++) {
            if (touched(table, from, unit, steps).contains(to)) {
                return steps;
            }
        }
        return most(unit) + 1;
    }

    /** Returns where a unit gets to when every step goes to the next rank towards its own side. */
    static Set<Integer> homeward(PlainTable table, int from, PlainUnit unit, int steps) {
        Set<Integer> found = new TreeSet<>();
        for (int[] heading : headings(unit.kind())) {
            int to = PlainTable.step(from, heading[0], heading[1]);
            boolean home = heading[1] == (unit.white() ? -1 : 1);
            if (steps > 0 && home && to >= 0 && !table.enemy(to, unit.white())) {
                if (table.at[to] == null) {
                    found.add(to);
                }
                found.addAll(homeward(table, to, unit, steps - 1));
            }
        }
        return found;
    }

    /** Returns whether a side's Mobile CP could be overrun when the enemy moves next, or now if the enemy is to move. */
    static boolean threatened(PlainTable table, boolean white) {
        int post = table.post(white);
        for (int from = 0; from < 64 && post >= 0; from++) {
            PlainUnit unit = table.at[from];
            boolean able =
                    unit != null && unit.white() != white && unit.disabled() - (table.white == white ? 1 : 0) <= 0;
            if (able && overruns(table, from, unit, post)) {
                return true;
            }
        }
        return false;
    }

    private static boolean overruns(PlainTable table, int from, PlainUnit unit, int post) {
        if (unit.kind() == 'I') {
            return Math.abs(PlainTable.files(from, post)) == 1 && Math.abs(PlainTable.ranks(from, post)) == 1;
        }
        if (unit.kind() != 'O') {
            return touched(table, from, unit).contains(post);
        }
        for (int[] heading : headings('O')) {
            int points = unit.speed();
            int at = PlainTable.step(from, heading[0], heading[1]);
            while (at >= 0 && points > 0 && at != post) {
                boolean enemy = table.enemy(at, unit.white());
                boolean crushed = enemy
                        && table.at[at].foot()
                        && unit.weapons() > 0
                        && !table.house.contains("checkThroughInfantry=false");
                points = enemy && !crushed ? 0 : points - (crushed ? 2 : 1);
                at = PlainTable.step(at, heading[0], heading[1]);
            }
            if (at == post && points > 0) {
                return true;
            }
        }
        return false;
    }
}
