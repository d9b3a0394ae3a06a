package umpire.referee.toy;

import java.util.List;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;

/** Changes one part of a look. */
public final class AlteredLook {
    private AlteredLook() {}

    /** Returns a look with other sightings of the board's places. */
    public static Observation withSightings(Observation look, List<Sighting> sightings) {
        return with(look, sightings, look.aside(), look.hiddenAreas(), look.dice());
    }

    /** Returns a look with other dice. */
    public static Observation withDice(Observation look, List<SeenDie> dice) {
        return with(look, look.sightings(), look.aside(), look.hiddenAreas(), dice);
    }

    /** Returns a look in which other areas are hidden. */
    public static Observation withHidden(Observation look, HiddenArea... areas) {
        return with(look, look.sightings(), look.aside(), List.of(areas), look.dice());
    }

    /** Returns a look with other pieces beside the places. */
    public static Observation withAside(Observation look, SeenToken... aside) {
        return with(look, look.sightings(), List.of(aside), look.hiddenAreas(), look.dice());
    }

    private static Observation with(
            Observation look,
            List<Sighting> sightings,
            List<SeenToken> aside,
            List<HiddenArea> hidden,
            List<SeenDie> dice) {
        return new Observation(
                look.frame(),
                look.takenMs(),
                look.registered(),
                look.moving(),
                look.hand(),
                look.boardSeen(),
                sightings,
                aside,
                hidden,
                dice,
                look.departed(),
                look.troubles());
    }
}
