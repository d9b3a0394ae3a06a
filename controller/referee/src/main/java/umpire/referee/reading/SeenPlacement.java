package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** Converts a scene to a placement of the game. */
public final class SeenPlacement {
    private SeenPlacement() {}

    /**
     * Returns the placement that a scene shows. Where the scene does not contradict the expected placement, its
     * standings are kept, so that covered tokens stay. Hidden places are as the expected placement has them.
     *
     * @param own the expected placement
     */
    public static Placement of(BoardIndex index, Placement own, KnownPlaces known) {
        Layout layout = Layout.of(index, own);
        List<Standing> standings = new ArrayList<>();
        for (Standing standing : own.standings()) {
            int place = standing.spot() instanceof Spot.On on ? index.number(on.place()) : -1;
            if (place >= 0 && (!known.clear(place) || layout.fits(place, known.at(place)))) {
                standings.add(standing);
            }
        }
        standings.addAll(layout.lying().pictured(known));
        for (int i = 0; i < index.size(); i++) {
            if (known.clear(i) && !layout.fits(i, known.at(i))) {
                Place place = index.place(i);
                known.at(i).forEach(token -> standings.add(Standing.on(place, token)));
            }
        }
        return new Placement(standings);
    }
}
