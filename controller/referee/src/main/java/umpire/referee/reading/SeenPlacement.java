package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** What a scene shows, in the words of a game. */
public final class SeenPlacement {
    private SeenPlacement() {}

    /**
     * Returns a scene as a picture. Where it does not contradict the picture that it should show, the standings of that are kept, so that
     * covered tokens stay, and hidden places are as that has them.
     *
     * @param own how the table should look
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
