package umpire.referee.observation;

import java.util.List;
import umpire.rules.kernel.Place;

/**
 * What keeps the camera from seeing well, and people should be told of.
 *
 * @param kind what it is
 * @param says what is wrong and what to do, in one sentence
 * @param places of the board that it concerns, the nearest first; empty where it concerns all of it or none
 * @param spoils whether readings must fail of it; otherwise they may yet be right
 */
public record SightTrouble(SightFlaw kind, String says, List<Place> places, boolean spoils) {
    /** What it can be, from what matters most. */
    public enum SightFlaw {
        /** There is not light enough. */
        DARK,
        /** There is so much light that what is light looks all white. */
        BRIGHT,
        /** Edges are too wide. */
        BLURRED,
        /** A lamp is reflected on the table. */
        GLARE,
        /** The camera or the table was knocked. */
        MOVED,
        /** A corner tag is out of sight. */
        CORNER,
        /** A tag is missing, seen twice, or belongs to nothing here. */
        TAG,
        /** A sensor under the board feels something that the camera does not see. */
        UNSEEN
    }

    public SightTrouble {
        places = List.copyOf(places);
    }
}
