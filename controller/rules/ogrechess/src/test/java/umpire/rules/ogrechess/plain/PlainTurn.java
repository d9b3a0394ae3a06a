package umpire.rules.ogrechess.plain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** The legal actions of a position, and their results. */
public final class PlainTurn {
    private static final Map<String, Boolean> HOPES = new ConcurrentHashMap<>();
    private static final int MOST_HOPES = 200_000;

    private PlainTurn() {}

    /** Returns every legal action in a position, in notation. */
    public static Set<String> legal(String position) {
        return legal(position, Set.of());
    }

    /** Returns every legal action under some house rulings. */
    public static Set<String> legal(String position, Set<String> house) {
        PlainTable table = PlainTable.read(position, house);
        Set<String> all = candidates(table);
        boolean begins = table.phase.isEmpty();
        if (begins && (table.post(true) < 0 || table.post(false) < 0)) {
            return Set.of();
        }
        Set<String> choices = Set.of("fire", "combined", "second", "missile", "retreat", "onward");
        if (!begins && !choices.contains(table.word())) {
            return all;
        }
        Set<String> better = new TreeSet<>();
        for (String action : all) {
            PlainTable next = after(table, action);
            boolean postMoves = begins && action.charAt(2) == '-' && table.at[PlainTable.square(action)].kind() == 'C';
            boolean safe = postMoves
                    ? !PlainSteps.threatened(resting(next, table.white), table.white)
                    : hopeful(next, table.white);
            if (safe) {
                better.add(action);
            }
        }
        return begins || !better.isEmpty() ? better : all;
    }

    /** Returns whether the Mobile CP of the side to move could be overrun if that side did nothing. */
    public static boolean inCheck(String position) {
        PlainTable table = PlainTable.read(position);
        return PlainSteps.threatened(table, table.white);
    }

    /** The Mobile CP itself never goes where it could be overrun, whatever fire might follow (3.02). */
    private static PlainTable resting(PlainTable table, boolean mover) {
        PlainTable rest = table.copy();
        return rest.white == mover ? rest.passOn() : rest;
    }

    /** Returns the position after an action, without its past. */
    public static String after(String position, String action) {
        return after(position, action, Set.of());
    }

    /** Returns the position after an action under some house rulings. */
    public static String after(String position, String action, Set<String> house) {
        return after(PlainTable.read(position, house), action).text();
    }

    /** Returns whether some choice and some die can still keep a side's Mobile CP from an overrun. */
    private static boolean hopeful(PlainTable start, boolean white) {
        if (HOPES.size() > MOST_HOPES) {
            HOPES.clear();
        }
        return HOPES.computeIfAbsent(start.text() + white + start.house, key -> search(start, white));
    }

    /** Follows every choice and every die to the end of the turn. An overrun may return to an earlier position. */
    private static boolean search(PlainTable start, boolean white) {
        Deque<PlainTable> open = new ArrayDeque<>(Set.of(start));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            PlainTable table = open.pop();
            boolean ended = table.white != white;
            if (table.post(!white) < 0 || (ended && !PlainSteps.threatened(table, white))) {
                return true;
            }
            if (!ended && seen.add(table.text())) {
                candidates(table).forEach(action -> open.push(after(table, action)));
            }
        }
        return false;
    }

    static Set<String> candidates(PlainTable table) {
        Set<String> found = new TreeSet<>();
        String[] details = table.phase.isEmpty() ? new String[0] : table.details();
        switch (table.word()) {
            case "move" -> {
                for (int from = 0; from < 64; from++) {
                    if (table.at[from] != null && table.at[from].white() == table.white) {
                        PlainFirst.add(table, from, found);
                    }
                }
            }
            case "exchange" -> found.add("stay " + details[1]);
            case "fire" -> {
                int from = PlainTable.square(details[0]);
                int to = PlainTable.square(details[1]);
                found.addAll(PlainFire.shots(table, to, PlainFire.ownTargets(table, from, to), true));
                for (int other = 0; other < 64; other++) {
                    if (other != to && table.at[other] != null && table.at[other].white() == table.white) {
                        found.addAll(PlainFire.shots(table, other, PlainFire.inRange(table, other), false));
                    }
                }
            }
            case "combined" -> {
                for (String platoon : details) {
                    int at = PlainTable.square(platoon);
                    found.addAll(PlainFire.shots(table, at, PlainFire.inRange(table, at), false));
                }
            }
            case "return" ->
                found.addAll(PlainFire.shots(
                        table, PlainTable.square(details[0]), Set.of(PlainTable.square(details[1])), true));
            case "second" ->
                found.addAll(PlainFire.shots(table, PlainTable.square(details[1]), secondTargets(table), true));
            case "missile" -> {
                int at = PlainTable.square(details[0]);
                PlainFirst.moves(table, at, PlainSteps.touched(table, at, table.at[at]), found);
            }
            case "retreat" -> PlainFirst.moves(table, PlainTable.square(details[0]), retreats(table), found);
            case "onward" -> found.addAll(onward(table));
            case "aim" -> PlainFire.aims(PlainFight.read(table).target()).forEach(aim -> found.add("aim " + aim));
            default -> {
                for (int face = 1; face <= 6; face++) {
                    found.add("roll " + face);
                }
            }
        }
        boolean optional = Set.of("fire", "combined", "return", "second", "missile", "onward")
                .contains(table.word());
        boolean mayStay = table.word().equals("retreat") && home(table).isEmpty();
        if (optional || mayStay) {
            found.add("hold");
        }
        return found;
    }

    private static Set<Integer> home(PlainTable table) {
        int at = PlainTable.square(table.details()[0]);
        Set<Integer> found = PlainSteps.homeward(table, at, table.at[at], Integer.parseInt(table.details()[1]));
        int farthest = found.stream()
                .mapToInt(to -> Math.abs(PlainTable.ranks(at, to)))
                .max()
                .orElse(0);
        if (table.house.contains("retreatSquares=ALL")) {
            found.removeIf(to -> Math.abs(PlainTable.ranks(at, to)) < farthest);
        }
        return found;
    }

    /** Homewards, or anywhere that ends a check (2.23, 2.742). */
    static Set<Integer> retreats(PlainTable table) {
        int at = PlainTable.square(table.details()[0]);
        boolean white = table.white;
        Set<Integer> found = new TreeSet<>(home(table));
        if (PlainSteps.threatened(table, white)) {
            for (int to : PlainSteps.touched(table, at, table.at[at], Integer.parseInt(table.details()[1]))) {
                PlainTable there = table.copy();
                there.at[to] = there.at[at];
                there.at[at] = null;
                if (table.at[to] == null && !PlainSteps.threatened(there, white)) {
                    found.add(to);
                }
            }
        }
        return found;
    }

    static Set<String> onward(PlainTable table) {
        Set<String> found = new TreeSet<>();
        int origin = PlainTable.square(table.details()[0]);
        int from = PlainTable.square(table.details()[1]);
        int files = Integer.signum(PlainTable.files(origin, from));
        int ranks = Integer.signum(PlainTable.ranks(origin, from));
        int left = Integer.parseInt(table.details()[2]);
        int to = PlainTable.step(from, files, ranks);
        while (to >= 0 && left > 0) {
            String step = PlainTable.name(from) + (table.at[to] == null ? "-" : "x") + PlainTable.name(to);
            if (table.enemy(to, table.white)) {
                boolean pays = !table.at[to].foot() || left > 1;
                if (pays && PlainFirst.rams(table, table.at[from], table.at[to])) {
                    found.add(step);
                }
                return found;
            }
            if (table.at[to] == null) {
                found.add(step);
            }
            left--;
            to = PlainTable.step(to, files, ranks);
        }
        return found;
    }

    static Set<Integer> secondTargets(PlainTable table) {
        String[] details = table.details();
        Set<Integer> found = new TreeSet<>();
        int fallen = PlainTable.square(details[2]);
        for (int[] way : PlainFire.ways(PlainTable.square(details[0]), PlainTable.square(details[1]))) {
            for (int i = 0; i < 2; i++) {
                if (way[i] == fallen && table.enemy(way[1 - i], table.white)) {
                    found.add(way[1 - i]);
                }
            }
        }
        return found;
    }

    /** Carries an action out on a copy. */
    private static PlainTable after(PlainTable before, String action) {
        return PlainFirst.act(before.copy(), action);
    }

    /** Infantry has taken a square in an overrun. */
    static PlainTable taken(PlainTable table, int at) {
        PlainUnit unit = table.at[at];
        if (promotes(unit, at)) {
            if (unit.squads() == 3) {
                return table.awaits("exchange", PlainTable.name(at), PlainTable.name(at));
            }
            table.at[at] = PlainUnit.platoon(unit.white(), unit.squads() + 1, true);
        }
        return table.passOn();
    }

    static boolean promotes(PlainUnit unit, int at) {
        return unit.kind() == 'I' && !unit.promoted() && at / 8 == (unit.white() ? 7 : 0);
    }
}
