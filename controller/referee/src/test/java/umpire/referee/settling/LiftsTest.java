package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** A piece held above another place is still in the hand; one put down there is not. */
class LiftsTest {
    private static final Place HOME = new Place("d3");
    private static final Place OTHER = new Place("d4");
    private static final Token OGRE = new Token("white-OGR");
    private static final Token FOE = new Token("black-INF");
    private static final boolean HAND = true;

    private Lifts lifts = Lifts.NONE;

    private void looks(List<Token> home, List<Token> other, boolean hand) {
        SortedMap<Place, Seen> seen = new TreeMap<>();
        seen.put(HOME, new Seen.Clear(home));
        seen.put(OTHER, new Seen.Clear(other));
        for (int i = 0; i < 3; i++) {
            lifts = lifts.look(seen, hand);
        }
    }

    @Test
    void aPieceHeldAboveAnEmptyPlaceAndPutBackIsATouchOfItsOwnPlaceOnly() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(), HAND);
        looks(List.of(), List.of(OGRE), HAND);
        assertThat(lifts.lifted()).containsOnlyKeys(HOME);
        looks(List.of(), List.of(), HAND);
        assertThat(lifts.lifted()).containsOnlyKeys(HOME);
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(lifts.touches()).containsExactly(HOME);
        assertThat(lifts.lifted()).isEmpty();
    }

    @Test
    void aPieceHeldAboveAnotherHidesItAndTouchesOnlyItsOwnPlace() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(FOE), HAND);
        looks(List.of(OGRE), List.of(FOE), HAND);
        looks(List.of(OGRE), List.of(FOE), !HAND);
        assertThat(lifts.touches()).contains(HOME);
    }

    @Test
    void aPiecePutDownElsewhereAndFetchedBackIsNoTouch() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(OGRE), !HAND);
        assertThat(lifts.lifted()).isEmpty();
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(lifts.touches()).isEmpty();
    }

    @Test
    void aPieceThatTakesAnotherIsDown() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(OGRE), !HAND);
        assertThat(lifts.lifted()).containsOnlyKeys(OTHER);
        assertThat(lifts.lifted()).containsEntry(OTHER, List.of(FOE));
    }
}
