package umpire.referee.settling;

import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.rules.kernel.Place;

/**
 * The times for which places were out of sight, each from the last look that showed it to the next one.
 *
 * @param clearMs when each place was last in clear view
 * @param unwatched the places that were hidden long enough for a hand to open them
 */
record SightGaps(SortedMap<Place, Long> clearMs, Set<Place> unwatched) {
    static final SightGaps NONE = new SightGaps(new TreeMap<>(), Set.of());

    /** Chosen: a hand needs longer to lift a piece, take one from below it and put it back. */
    private static final long OPENING_MS = 800;

    SightGaps look(SortedMap<Place, PlaceLook> seen, long nowMs) {
        SortedMap<Place, Long> clear = new TreeMap<>(clearMs);
        Set<Place> missed = new TreeSet<>(unwatched);
        seen.forEach((place, look) -> {
            if (look instanceof PlaceLook.Clear) {
                if (nowMs - clear.getOrDefault(place, nowMs) >= OPENING_MS) {
                    missed.add(place);
                }
                clear.put(place, nowMs);
            }
        });
        return new SightGaps(clear, missed);
    }

    SightGaps without(Set<Place> names) {
        SortedMap<Place, Long> clear = new TreeMap<>(clearMs);
        Set<Place> missed = new TreeSet<>(unwatched);
        clear.keySet().removeAll(names);
        missed.removeAll(names);
        return new SightGaps(clear, missed);
    }

    SightGaps forgotten() {
        return new SightGaps(clearMs, Set.of());
    }
}
