package umpire.referee.observation;

import java.util.List;
import umpire.rules.kernel.Place;

/**
 * A reason why the camera sees badly, to be told to people.
 *
 * @param says the fault and its remedy, in one sentence
 * @param places the places of the board that it concerns, the nearest first; empty where it concerns all of the board
 *     or none
 * @param spoils whether it makes every reading wrong; otherwise readings may still be right
 */
public record SightTrouble(SightFlaw kind, String says, List<Place> places, boolean spoils) {
    /** The kinds of trouble, the most important first. */
    public enum SightFlaw {
        /** The light is too weak. */
        DARK,
        /** The picture is overexposed: light colours look white. */
        BRIGHT,
        /** The picture is out of focus: edges are too wide. */
        BLURRED,
        /** A lamp is reflected on the table. */
        GLARE,
        /** The camera or the table was knocked. */
        MOVED,
        /** A corner tag is out of sight. */
        CORNER,
        /** A tag is missing, seen twice, or belongs to nothing here. */
        TAG,
        /** A sensor under the board senses a piece that the camera does not see. */
        UNSEEN
    }

    public SightTrouble {
        places = List.copyOf(places);
    }
}
