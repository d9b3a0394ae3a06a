package umpire.referee.settling;

import java.util.Set;
import umpire.rules.kernel.Place;

/**
 * Where a hand lifted what stands on a place and put it back, so that something may have gone from below it or come there.
 *
 * @param surely where it was seen to, since the table last lay settled
 * @param perhaps where it was seen to, or was out of sight so long that it may have been, since the state last changed
 */
public record OpenedPlaces(Set<Place> surely, Set<Place> perhaps) {
    /** Nobody looked, so nothing is known of any place. */
    public static final OpenedPlaces NONE = new OpenedPlaces(Set.of(), Set.of());

    public OpenedPlaces {
        surely = Set.copyOf(surely);
        perhaps = Set.copyOf(perhaps);
    }
}
