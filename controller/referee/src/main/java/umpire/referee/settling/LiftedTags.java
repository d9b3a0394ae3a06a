package umpire.referee.settling;

import java.util.Collections;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.rules.kernel.Place;

/**
 * The tags of lifted pieces, place by place: the tags that were read while the place was complete and are not read
 * while a piece is missing.
 *
 * @param whole the tags on each place when no piece was missing there
 * @param lifted the tags on each place that are gone
 */
record LiftedTags(SortedMap<Place, Set<Integer>> whole, SortedMap<Place, Set<Integer>> lifted) {
    static final LiftedTags NONE = new LiftedTags(new TreeMap<>(), new TreeMap<>());

    /**
     * Adds a look at one place in clear view.
     *
     * @param tags the tags that are read there
     * @param missing the number of pieces known to be missing there
     * @param settled whether this look agrees with the known contents of the place
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

    /** Returns the tags of the missing pieces of a place if all are known, and none otherwise. */
    Set<Integer> of(Place place, int missing) {
        Set<Integer> gone = lifted.getOrDefault(place, Set.of());
        return gone.size() == missing ? Collections.unmodifiableSet(gone) : Set.of();
    }
}
