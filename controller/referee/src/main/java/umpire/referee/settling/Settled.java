package umpire.referee.settling;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The table once it is quiet. Equal when nothing worth reading differs: poses are held until something really moves.
 *
 * @param places the tokens of every place in clear view, sorted; an empty list is a place seen to be empty
 * @param hidden the places that cannot be judged, and what is in the way
 * @param aside pieces beside every place
 * @param dice every die at rest, sorted by pose
 */
public record Settled(
        SortedMap<Place, List<Token>> places,
        SortedMap<Place, String> hidden,
        List<SeenToken> aside,
        List<SettledDie> dice) {
    public Settled {
        places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
        hidden = Collections.unmodifiableSortedMap(new TreeMap<>(hidden));
        aside = List.copyOf(aside);
        dice = List.copyOf(dice);
    }
}
