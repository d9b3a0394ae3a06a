package umpire.referee.settling;

import java.util.Set;
import umpire.rules.kernel.Place;

/**
 * The places whose pieces a hand lifted and put back, so that a covered token may have gone or come below them.
 *
 * @param surely the places where this was seen since the table was last settled
 * @param perhaps the places where it was seen, or that were hidden long enough for it, since the state last changed
 */
public record OpenedPlaces(Set<Place> surely, Set<Place> perhaps) {
    /** The value before the first look. */
    public static final OpenedPlaces NONE = new OpenedPlaces(Set.of(), Set.of());

    public OpenedPlaces {
        surely = Set.copyOf(surely);
        perhaps = Set.copyOf(perhaps);
    }
}
