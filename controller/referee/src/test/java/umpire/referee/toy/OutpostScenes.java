package umpire.referee.toy;

import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Scenes of Outpost, for tests of the readings. */
public final class OutpostScenes {
    private OutpostScenes() {}

    /** Returns the tokens that each square shows in a state. */
    public static TreeMap<Place, List<Token>> shown(Outpost game, Outpost.State state) {
        TreeMap<Place, List<Token>> shown = new TreeMap<>();
        for (int i = 0; i < 16; i++) {
            shown.put(Outpost.place(i), List.of());
        }
        for (Standing standing : game.show(state).standings()) {
            if (standing.spot() instanceof Spot.On on && !standing.covered()) {
                shown.put(on.place(), List.of(standing.token()));
            }
        }
        return shown;
    }

    /** Removes fewer than {@code bound} squares from a scene, and returns their occlusions. */
    public static TreeMap<Place, String> hide(TreeMap<Place, List<Token>> seen, Random random, int bound) {
        TreeMap<Place, String> hidden = new TreeMap<>();
        for (int i = random.nextInt(bound); i > 0; i--) {
            Place place = Outpost.place(random.nextInt(16));
            hidden.put(place, "glare");
            seen.remove(place);
        }
        return hidden;
    }
}
