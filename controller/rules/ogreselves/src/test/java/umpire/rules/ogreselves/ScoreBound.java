package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.SheetGame;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * An upper bound for the score that is still possible. Each Valuable on a Mine or in a bag is worth a point in at most one space of a
 * chest, or with at most one Ogre that likes it. An Ogre that leaves with its Gift takes one Valuable. A chest can be filled only with
 * Valuables that are still there.
 */
final class ScoreBound {
    private final Setup setup;

    ScoreBound(Setup setup) {
        this.setup = setup;
    }

    int of(Realm realm) {
        return inChests(realm) + gifts(realm) + settled(realm) + bonus(realm);
    }

    private static int inChests(Realm realm) {
        return Arrays.stream(Royal.values())
                .mapToInt(royal -> realm.chest(royal).size())
                .sum();
    }

    private static int gifts(Realm realm) {
        return realm.gifts().stream().mapToInt(Things::size).sum();
    }

    /** Returns the most that full chests can add, whichever of them are filled. */
    private int bonus(Realm realm) {
        List<Royal> royals = setup.sheet().royals();
        int best = 0;
        for (int full = 0; full < 1 << royals.size(); full++) {
            Things needed = Things.NONE;
            int size = 0;
            for (int i = 0; i < royals.size(); i++) {
                if ((full >> i & 1) == 1) {
                    needed = needed.with(setup.missing(realm, royals.get(i)));
                    size += setup.kingdom().asks(royals.get(i)).size();
                }
            }
            best = needed.less(realm.afoot()).isEmpty() ? Math.max(best, size) : best;
        }
        return best;
    }

    /** Returns the most Valuables that can be delivered or given: the largest matching of Valuables with spaces and Ogres. */
    private int settled(Realm realm) {
        Map<Thing, Integer> spaces = new EnumMap<>(Thing.class);
        setup.sheet()
                .royals()
                .forEach(
                        royal -> setup.missing(realm, royal).list().forEach(gem -> spaces.merge(gem, 1, Integer::sum)));
        List<Thing> spare = new ArrayList<>();
        int delivered = 0;
        for (Thing gem : realm.afoot().list()) {
            if (spaces.merge(gem, -1, Integer::sum) >= 0) {
                delivered++;
            } else {
                spare.add(gem);
            }
        }
        return delivered + given(realm, spare);
    }

    /** Matches spare Valuables with Ogres. Valuables of a kind are alike, so it does not matter which of them are delivered. */
    private int given(Realm realm, List<Thing> spare) {
        List<Integer> ogres = setup.sheet().ogres().stream()
                .filter(ogre -> !(realm.ogre(ogre) instanceof Realm.OgreZone.OutOfGame))
                .toList();
        if (setup.sheet() != SheetGame.FIRST) {
            return (int) spare.stream()
                    .filter(gem -> ogres.stream()
                            .anyMatch(ogre -> setup.kingdom().likes(ogre).contains(gem)))
                    .count();
        }
        Map<Integer, Thing> taken = new TreeMap<>();
        return (int) spare.stream()
                .filter(gem -> finds(gem, ogres, taken, new ArrayList<>()))
                .count();
    }

    private boolean finds(Thing gem, List<Integer> ogres, Map<Integer, Thing> taken, List<Integer> tried) {
        for (int ogre : ogres) {
            if (setup.kingdom().likes(ogre).contains(gem) && !tried.contains(ogre)) {
                tried.add(ogre);
                if (!taken.containsKey(ogre) || finds(taken.get(ogre), ogres, taken, tried)) {
                    taken.put(ogre, gem);
                    return true;
                }
            }
        }
        return false;
    }
}
