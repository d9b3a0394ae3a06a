package umpire.referee.presence;

import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;

/** The combined claim of camera and sensors about a place. Only the camera ever says which piece it is. */
public sealed interface FusedClaim {
    Place place();

    /**
     * The camera's claim holds. There is no sensor, no sensor contradicts it, or the contradiction is still too short.
     */
    record AsSeen(Sighting sighting) implements FusedClaim {
        @Override
        public Place place() {
            return sighting.place();
        }
    }

    /**
     * The place is hidden, and none of its sensors has changed since it was last seen. It counts as unchanged.
     *
     * @param before the last sighting
     */
    record StillAsBefore(Sighting before) implements FusedClaim {
        @Override
        public Place place() {
            return before.place();
        }
    }

    /**
     * The place is hidden, and a piece came or went since it was last seen. The piece there now is not guessed.
     *
     * @param hidden the claim of the camera, with the occlusion
     * @param lasts whether this has lasted so long that people are asked
     */
    record ChangedUnseen(Sighting.Hidden hidden, boolean lasts) implements FusedClaim {
        @Override
        public Place place() {
            return hidden.place();
        }

        /** Returns the question in words. */
        public String says() {
            return "Something came or went on " + place() + " while the camera could not see it: uncover it.";
        }
    }

    /** A sensor has felt a piece that the camera does not see for so long that people are asked. */
    record FeltAlone(Place place) implements FusedClaim {
        /** Returns the question in words. */
        public String says() {
            return "Something lies on " + place
                    + " that the camera does not see: turn it so that its print can be read, or take"
                    + " it away. If nothing lies there, lay a piece there and take it off again, twice. The table then ignores its sensor.";
        }
    }
}
