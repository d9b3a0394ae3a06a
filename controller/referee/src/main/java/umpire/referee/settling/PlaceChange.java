package umpire.referee.settling;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The difference between the present look and the last settled look, on places that are clear in both. It has not
 * changed since {@code sinceMs}.
 *
 * @param places the new tokens of the places that differ
 */
record PlaceChange(SortedMap<Place, List<Token>> places, long sinceMs) {
    static final PlaceChange NONE = new PlaceChange(new TreeMap<>(), 0);

    PlaceChange look(Settled before, Settled now, long fromMs) {
        SortedMap<Place, List<Token>> differing = new TreeMap<>();
        now.places().forEach((place, tokens) -> {
            if (!before.places().getOrDefault(place, tokens).equals(tokens)) {
                differing.put(place, tokens);
            }
        });
        return differing.equals(places) ? this : new PlaceChange(differing, fromMs);
    }
}
