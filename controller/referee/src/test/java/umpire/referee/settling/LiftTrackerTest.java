package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** A piece held above another place is still in the hand; one put down there is not. */
class LiftTrackerTest {
    private static final Place HOME = new Place("d3");
    private static final Place OTHER = new Place("d4");
    private static final Token OGRE = new Token("white-OGR");
    private static final Token FOE = new Token("black-INF");
    private static final boolean HAND = true;

    private TouchDetector touches = TouchDetector.NONE;
    private Map<Place, Set<Integer>> tags = Map.of();
    private long nowMs;

    private static final PlaceLook HIDDEN = new PlaceLook.NotSeen("hand");

    private void looks(List<Token> home, List<Token> other, boolean hand) {
        looks(new PlaceLook.Clear(home), new PlaceLook.Clear(other), hand);
    }

    private void looks(PlaceLook home, PlaceLook other, boolean hand) {
        SortedMap<Place, PlaceLook> seen = new TreeMap<>();
        seen.put(HOME, home);
        seen.put(OTHER, other);
        for (int i = 0; i < 3; i++) {
            touches = touches.look(seen, tags, hand, ++nowMs);
        }
    }

    @Test
    void aPieceHeldAboveAnEmptyPlaceAndPutBackIsATouchOfItsOwnPlaceOnly() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(), HAND);
        looks(List.of(), List.of(OGRE), HAND);
        assertThat(touches.lifted()).containsOnlyKeys(HOME);
        looks(List.of(), List.of(), HAND);
        assertThat(touches.lifted()).containsOnlyKeys(HOME);
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME);
        assertThat(touches.lifted()).isEmpty();
    }

    @Test
    void aPieceHeldAboveAnotherHidesItAndTouchesOnlyItsOwnPlace() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(FOE), HAND);
        looks(List.of(OGRE), List.of(FOE), HAND);
        looks(List.of(OGRE), List.of(FOE), !HAND);
        assertThat(touches.touchedPlaces()).contains(HOME);
    }

    @Test
    void aPiecePutDownElsewhereAndFetchedBackIsNoTouch() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(OGRE), !HAND);
        assertThat(touches.lifted()).isEmpty();
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).isEmpty();
    }

    @Test
    void aPieceSeenOnAnotherPlaceUnderAHandMayOnlyHaveBeenPushed() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(OGRE), List.of(), HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME);
        assertThat(touches.sure()).isFalse();
    }

    @Test
    void twoLiftedPiecesAreNamedInTheOrderOfLifting() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(FOE), HAND);
        looks(List.of(), List.of(), HAND);
        looks(List.of(), List.of(FOE), HAND);
        assertThat(touches.touchedPlaces()).containsExactly(OTHER);
        looks(List.of(OGRE), List.of(FOE), HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME, OTHER);
        assertThat(touches.sure()).isTrue();
    }

    @Test
    void whichOfTwoWentFirstIsUnsureWhereNoLookShowsOneWithoutTheOther() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(HIDDEN, HIDDEN, HAND);
        looks(List.of(), List.of(), HAND);
        looks(List.of(OGRE), List.of(FOE), HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME, OTHER);
        assertThat(touches.sure()).isFalse();
    }

    @Test
    void aPieceThatTheArmHidMeanwhileWasSurelyLiftedAfterOneThatWasBackByThen() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(new PlaceLook.Clear(List.of()), HIDDEN, HAND);
        looks(new PlaceLook.Clear(List.of(OGRE)), HIDDEN, HAND);
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(FOE), HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME, OTHER);
        assertThat(touches.sure()).isTrue();
    }

    @Test
    void aPieceThatLeftANowHiddenPlaceIsStillLifted() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(FOE), HAND);
        touches = touches.landed(Set.of(OTHER));
        assertThat(touches.lifted()).containsOnlyKeys(HOME);
        assertThat(touches.landed(Set.of(HOME, OTHER)).lifted()).isEmpty();
    }

    @Test
    void aPieceThatTakesAnotherIsDown() {
        looks(List.of(OGRE), List.of(FOE), !HAND);
        looks(List.of(), List.of(OGRE), HAND);
        looks(List.of(), List.of(OGRE), !HAND);
        assertThat(touches.lifted()).containsOnlyKeys(OTHER);
        assertThat(touches.lifted()).containsEntry(OTHER, List.of(FOE));
    }

    @Test
    void aPieceThatWasGoneForAWhileWithNoHandAboutIsNotTouched() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(), !HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).isEmpty();
    }

    @Test
    void aPieceGoneAfterAHandHidItsPlaceWasLifted() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(HIDDEN, new PlaceLook.Clear(List.of()), HAND);
        looks(List.of(), List.of(), !HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME);
    }

    @Test
    void aHandThatLeftThePieceStandingLiftedNothing() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(OGRE), List.of(), HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(), !HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).isEmpty();
    }

    @Test
    void aLiftCountsAlsoWhenThePlaceWasHiddenMeanwhile() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(List.of(), List.of(), HAND);
        looks(HIDDEN, new PlaceLook.Clear(List.of()), !HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).containsExactly(HOME);
    }

    @Test
    void aPlaceThatNoHandHidWasNotTouched() {
        looks(List.of(OGRE), List.of(), !HAND);
        looks(HIDDEN, new PlaceLook.Clear(List.of()), !HAND);
        looks(List.of(), List.of(), !HAND);
        looks(List.of(OGRE), List.of(), !HAND);
        assertThat(touches.touchedPlaces()).isEmpty();
    }

    @Test
    void oneLookWithoutAPieceIsNoLift() {
        looks(List.of(OGRE), List.of(), HAND);
        touches = touches.look(new TreeMap<>(Map.of(HOME, PlaceLook.EMPTY)), Map.of(), HAND, ++nowMs);
        assertThat(touches.lifted()).isEmpty();
        looks(List.of(OGRE), List.of(), HAND);
        assertThat(touches.touchedPlaces()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"5, 9, true", "6, 9, true", "4, 9, true", "4, 8, false", "4, 10, true", "5, 8, true"})
    void theOrderOfLiftsIsCertainWhenOneStoodWhileTheOtherWasGone(long standing, long gone, boolean surely) {
        Touch first = new Touch(new TouchedPiece(HOME, List.of(OGRE)), new LiftTracker.Leaving(3, 5), 9, false);
        Touch second =
                new Touch(new TouchedPiece(OTHER, List.of(FOE)), new LiftTracker.Leaving(standing, gone), 12, false);
        assertThat(first.surelyBefore(second)).isEqualTo(surely);
    }

    private void tagged(Set<Integer> read, boolean hand) {
        tags = Map.of(HOME, read);
        looks(read.stream().map(tag -> OGRE).toList(), List.of(), hand);
    }

    @Test
    void theLiftedOneOfTwoLikePiecesIsKnownByItsTag() {
        tagged(Set.of(7, 8), !HAND);
        tagged(Set.of(7), HAND);
        tagged(Set.of(7, 8), HAND);
        assertThat(touches.touchedPieces()).containsExactly(new TouchedPiece(HOME, List.of(OGRE), Set.of(8)));
        tagged(Set.of(8), HAND);
        tagged(Set.of(7, 8), !HAND);
        assertThat(touches.touchedPieces()).last().isEqualTo(new TouchedPiece(HOME, List.of(OGRE), Set.of(7)));
    }

    /** The other one's tag was not read either, so it is unknown which of them left. */
    @Test
    void withoutAReadTagTheLiftedPieceIsUnknown() {
        tagged(Set.of(7, 8), !HAND);
        tags = Map.of();
        looks(List.of(OGRE), List.of(), HAND);
        tagged(Set.of(7, 8), !HAND);
        assertThat(touches.touchedPieces()).containsExactly(new TouchedPiece(HOME, List.of(OGRE)));
    }
}
