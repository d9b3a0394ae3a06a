package umpire.rules.ogreselves;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import umpire.rules.kernel.Estimate;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * Estimates the share of the highest score that the Elves may reach. It counts the Valuables in the chests, and a part of those on their
 * way there. The estimate is heuristic and no rule.
 */
final class Evaluation {
    /** The value of a wanted Valuable in a bag at Home; each step away multiplies it by {@link #PER_STEP}. */
    private static final double CARRIED = 0.7;

    private static final double PER_STEP = 0.93;

    /** The value of a wanted Valuable on a Mine. */
    private static final double ON_MINE = 0.3;

    /** The part of the bonus for a full chest that one more Valuable brings near. */
    private static final double TOWARDS_FULL = 0.4;

    private static final double CAPTIVE = 0.9;

    /** The playout depth. Elves that walk at random bring nothing Home, so longer playouts tell nothing. Measured. */
    private static final int AT_ONCE = 0;

    private final Setup setup;
    private final Map<ElfSpace, Integer> stepsHome = new EnumMap<>(ElfSpace.class);
    private final double most;

    public Evaluation(Setup setup) {
        this.setup = setup;
        this.most =
                2.0 * setup.sheet().royals().stream().mapToInt(Royal::spaces).sum()
                        + setup.sheet().ogres().size();
        walkFromHome();
    }

    private void walkFromHome() {
        Deque<ElfSpace> open = new ArrayDeque<>();
        open.add(ElfSpace.HOME);
        stepsHome.put(ElfSpace.HOME, 0);
        while (!open.isEmpty()) {
            ElfSpace from = open.remove();
            for (ElfSpace to : setup.kingdom().next(from)) {
                if (stepsHome.putIfAbsent(to, steps(from) + 1) == null) {
                    open.add(to);
                }
            }
        }
    }

    private int steps(ElfSpace space) {
        return stepsHome.getOrDefault(space, ElfSpace.MINES);
    }

    /** Returns the estimate for all Elves together. Once a game has ended it is their score. */
    public Estimate of(Position position) {
        double points = scored(position.realm());
        if (!(position.phase() instanceof Phase.Ended)) {
            points += coming(position.realm());
        }
        return Estimate.shared(
                        setup.elves(), Math.max(0, Math.min(1, (points + setup.elves()) / (most + setup.elves()))))
                .tellingMostAfter(AT_ONCE);
    }

    private double scored(Realm realm) {
        double points = 0;
        for (Royal royal : setup.sheet().royals()) {
            int in = realm.chest(royal).size();
            points += setup.missing(realm, royal).isEmpty() ? 2 * in : in;
        }
        for (Things gifts : realm.gifts()) {
            points += gifts.size();
        }
        for (Realm.Miner miner : realm.miners()) {
            points -= miner.captive() ? CAPTIVE : 0;
        }
        return points;
    }

    private double coming(Realm realm) {
        Things wanted = Things.NONE;
        Things afoot = realm.afoot();
        double points = 0;
        for (Royal royal : setup.sheet().royals()) {
            Things missing = setup.missing(realm, royal);
            wanted = wanted.with(missing);
            int in = realm.chest(royal).size();
            boolean fillable = !missing.isEmpty() && missing.less(afoot).isEmpty();
            points += fillable ? TOWARDS_FULL * in * in / royal.spaces() : 0;
        }
        for (Realm.Miner miner : realm.miners()) {
            double each = miner.captive() ? 0 : CARRIED * StrictMath.pow(PER_STEP, steps(miner.at()));
            Things useful = common(miner.bag(), wanted);
            points += each * useful.size();
            wanted = wanted.less(useful);
        }
        for (Things heap : realm.mines()) {
            Things useful = common(heap, wanted);
            points += ON_MINE * useful.size();
            wanted = wanted.less(useful);
        }
        return points;
    }

    private static Things common(Things some, Things wanted) {
        Things left = wanted;
        Things common = Things.NONE;
        for (Thing thing : some.list()) {
            if (left.holds(thing)) {
                left = left.without(thing);
                common = common.with(thing);
            }
        }
        return common;
    }
}
