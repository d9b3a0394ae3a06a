package umpire.referee.session.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.referee.session.choice.TouchMatching.TouchName;
import umpire.referee.settling.TouchedPiece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** A scout and a gun share a hill. A touch of either, and then of its target, names an action. */
class TouchMatchingTest {
    private static final Place HILL = new Place("hill");
    private static final Place FORD = new Place("ford");
    private static final Token SCOUT = new Token("scout");
    private static final Token GUN = new Token("gun");
    private static final Token FOE = new Token("foe");
    private static final Map<String, TouchName> NAMES = Map.of(
            "scout", new TouchName(List.of(HILL, FORD), Map.of(HILL, SCOUT)),
            "gun", new TouchName(List.of(HILL, FORD), Map.of(HILL, GUN)),
            "retreat", new TouchName(List.of(FORD), Map.of()));

    private static TouchMatching<String> touched(TouchedPiece... touches) {
        return TouchMatching.follow(List.of(touches), true, List.of("scout", "gun", "retreat"), NAMES::get);
    }

    private static TouchedPiece onHill(Token... tokens) {
        return new TouchedPiece(HILL, List.of(tokens));
    }

    private static TouchedPiece onFord() {
        return new TouchedPiece(FORD, List.of(FOE));
    }

    @Test
    void theTouchedPieceIsMeantAndNotItsNeighbour() {
        assertThat(touched(onHill(GUN), onFord()).complete()).containsExactly("gun");
        assertThat(touched(onHill(SCOUT), onFord()).complete()).containsExactly("scout");
    }

    @Test
    void afterTheFirstTouchOnlyItsActionsAreOffered() {
        assertThat(touched(onHill(GUN)).candidates()).containsExactly("gun");
    }

    @Test
    void twoPiecesLiftedTogetherMayEitherBeMeant() {
        TouchMatching<String> both = touched(onHill(SCOUT, GUN), onFord());
        assertThat(both.candidates()).containsExactly("scout", "gun");
        assertThat(both.complete()).isEmpty();
    }

    @Test
    void aUselessTouchLeavesOnlyAnOffer() {
        TouchMatching<String> strayed = touched(onHill(FOE), onFord());
        assertThat(strayed.candidates()).containsExactly("retreat");
        assertThat(strayed.complete()).isEmpty();
    }

    /** Two scouts on the hill: one has rested, the other has not. */
    @Test
    void theLiftedOneOfTwoLikePiecesIsMeant() {
        Map<String, TouchName> alike = Map.of(
                "rested", new TouchName(List.of(HILL), Map.of(HILL, SCOUT), Map.of(HILL, Set.of(7))),
                "weary", new TouchName(List.of(HILL), Map.of(HILL, SCOUT), Map.of(HILL, Set.of(8))));
        assertThat(lifted(alike, Set.of(7)).complete()).containsExactly("rested");
        assertThat(lifted(alike, Set.of(8)).complete()).containsExactly("weary");
        assertThat(lifted(alike, Set.of()).candidates()).containsExactly("rested", "weary");
        assertThat(lifted(alike, Set.of()).complete()).isEmpty();
    }

    private static TouchMatching<String> lifted(Map<String, TouchName> names, Set<Integer> tags) {
        return TouchMatching.follow(
                List.of(new TouchedPiece(HILL, List.of(SCOUT), tags)), true, List.of("rested", "weary"), names::get);
    }

    @Test
    void withoutATokenAnyPieceOfThePlaceIsMeant() {
        assertThat(touched(onFord()).complete()).containsExactly("retreat");
        assertThat(touched(new TouchedPiece(FORD, List.of(GUN))).complete()).containsExactly("retreat");
    }
}
