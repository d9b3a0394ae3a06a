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
     * The place is hidden, and none of its sensors has changed since the eye saw it: it counts as it was seen then.
     *
     * @param before what the eye saw
     */
    record StillAsBefore(Sighting before) implements FusedClaim {
        @Override
        public Place place() {
            return before.place();
        }
    }

    /**
     * The place is hidden, and since it was seen something came or went: what stands there now is not guessed.
     *
     * @param hidden what the eye says is in the way
     * @param lasts whether that has gone on for so long that it has to be asked about
     */
    record ChangedUnseen(Sighting.Hidden hidden, boolean lasts) implements FusedClaim {
        @Override
        public Place place() {
            return hidden.place();
        }

        /** Returns what is asked. */
        public String says() {
            return "Something came or went on " + place()
                    + " while the camera could not see it: uncover it, so that it is seen.";
        }
    }

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
