package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;

/** Settled looks at a game's board, for tests of the readings. */
public final class Scenes {
    private Scenes() {}

    /** Returns a settled look that shows all of a placement. */
    public static Settled of(Game<?, ?> game, Placement picture) {
        TreeMap<Place, List<Token>> places = new TreeMap<>();
        for (Area area : game.board().areas()) {
            places.put(area.place(), new ArrayList<>());
        }
        places.putAll(picture.visibleByPlace());
        return new Settled(places, new TreeMap<>(), ToyTable.aside(picture), List.of());
    }
}
