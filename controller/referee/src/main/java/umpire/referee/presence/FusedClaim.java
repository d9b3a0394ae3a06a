package umpire.referee.presence;

import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/** What eye and sensors together claim of a place. Only the eye ever says which piece it is. */
public sealed interface FusedClaim {
    Place place();

    /** The eye's claim holds: no sensor contradicts it, or not for long enough yet, or there is none. */
    record AsSeen(Sighting sighting) implements FusedClaim {
        @Override
        public Place place() {
            return sighting.place();
        }
    }

    /**
     * The place is hidden, and its sensors feel what they felt when it was last seen.
     *
     * @param occupied whether something stands there; which piece, nobody knows before it is seen
     */
    record StillAsBefore(Place place, boolean occupied) implements FusedClaim {}

    /**
     * The place is hidden, and since then something came or went.
     *
     * @param occupied whether something stands there now
     */
    record ChangedUnseen(Place place, boolean occupied) implements FusedClaim {}

    /** Something lies there that the eye does not see, for so long that it has to be asked about. */
    record FeltAlone(Place place) implements FusedClaim {
        /** Returns what is asked. */
        public String says() {
            return "Something lies on " + place
                    + " that the camera does not see: turn it so that its print can be read, or take"
                    + " it away. If nothing lies there, lay a piece there and take it off again, twice: then its sensor is left"
                    + " out.";
        }
    }
}
