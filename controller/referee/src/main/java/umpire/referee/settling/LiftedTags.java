package umpire.referee.settling;

import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.rules.kernel.Place;

/**
 * Which of the pieces of a place is in somebody's hand, by their tags: what stood there while all were there, and is not seen while one is
 * missing.
 *
 * @param whole the tags on each place when nothing was missing there
 * @param lifted those of them that are gone
 */
record LiftedTags(SortedMap<Place, Set<Integer>> whole, SortedMap<Place, Set<Integer>> lifted) {
    static final LiftedTags NONE = new LiftedTags(new TreeMap<>(), new TreeMap<>());

    /**
     * Takes a look at one place in clear view.
     *
     * @param tags what is read there
     * @param missing how many pieces are known to be missing there
     * @param settled whether this look shows what the place is known to hold
     */
    LiftedTags look(Place place, Set<Integer> tags, int missing, boolean settled) {
        if (!settled || (missing == 0 && tags.equals(whole.get(place)) && !lifted.containsKey(place))) {
            return this;
        }
        SortedMap<Place, Set<Integer>> nextWhole = new TreeMap<>(whole);
        SortedMap<Place, Set<Integer>> nextLifted = new TreeMap<>(lifted);
        if (missing == 0) {
            nextWhole.put(place, tags);
            nextLifted.remove(place);
        } else {
            Set<Integer> gone = new TreeSet<>(whole.getOrDefault(place, Set.of()));
            gone.removeAll(tags);
            nextLifted.put(place, gone);
        }
        return new LiftedTags(nextWhole, nextLifted);
    }

    /** Returns the tags of those that are missing from a place, if it is known for each of so many; else none. */
    Set<Integer> of(Place place, int missing) {
        Set<Integer> gone = lifted.getOrDefault(place, Set.of());
        return gone.size() == missing ? Collections.unmodifiableSet(gone) : Set.of();
    }
}
