package umpire.referee.toy;

import java.util.List;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.Sighting;

/** Looks in which one thing is seen otherwise. */
public final class AlteredLook {
    private AlteredLook() {}

    /** Returns a look with other sightings of the board's places. */
    public static Observation withSightings(Observation look, List<Sighting> sightings) {
        return with(look, sightings, look.dice());
    }

    /** Returns a look with other dice. */
    public static Observation withDice(Observation look, List<SeenDie> dice) {
        return with(look, look.sightings(), dice);
    }

    private static Observation with(Observation look, List<Sighting> sightings, List<SeenDie> dice) {
        return new Observation(
                look.frame(),
                look.takenMs(),
                look.registered(),
                look.moving(),
                look.hand(),
                look.boardSeen(),
                sightings,
                look.aside(),
                look.hiddenAreas(),
                dice,
                look.departed(),
                look.troubles());
    }
}
