package umpire.referee.settling;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The quiet table. Two values are equal when no relevant part differs: poses are held until a piece really moves.
 *
 * @param places the tokens of every place in clear view, sorted; an empty list is a place seen to be empty
 * @param hidden the places that cannot be judged, with the occlusion
 * @param aside pieces beside every place
 * @param hiddenAreas the parts of the sheet that could not be judged, where pieces beside the places matter
 * @param dice every die at rest, sorted by pose
 */
public record Settled(
        SortedMap<Place, List<Token>> places,
        SortedMap<Place, String> hidden,
        List<SeenToken> aside,
        List<HiddenArea> hiddenAreas,
        List<SettledDie> dice) {
    public Settled {
        places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
        hidden = Collections.unmodifiableSortedMap(new TreeMap<>(hidden));
        aside = List.copyOf(aside);
        hiddenAreas = List.copyOf(hiddenAreas);
        dice = List.copyOf(dice);
    }

    /** A look in which all of the sheet beside the places is in clear view. */
    public Settled(
            SortedMap<Place, List<Token>> places,
            SortedMap<Place, String> hidden,
            List<SeenToken> aside,
            List<SettledDie> dice) {
        this(places, hidden, aside, List.of(), dice);
    }

    /** Returns this look without some names, which stand for other tokens now. */
    Settled without(Set<Place> names) {
        if (names.isEmpty()) {
            return this;
        }
        SortedMap<Place, List<Token>> clear = new TreeMap<>(places);
        SortedMap<Place, String> unseen = new TreeMap<>(hidden);
        clear.keySet().removeAll(names);
        unseen.keySet().removeAll(names);
        return new Settled(clear, unseen, aside, hiddenAreas, dice);
    }

    /** Returns this look with other verdicts on the dice. */
    Settled withDice(List<SettledDie> other) {
        return new Settled(places, hidden, aside, hiddenAreas, other);
    }
}
