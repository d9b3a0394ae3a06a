package umpire.referee.session.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.referee.session.choice.TouchMatching.TouchName;
import umpire.referee.settling.TouchedPiece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** A scout and a gun share a hill; either may be meant by touching it, and then its target. */
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
    void thePieceThatIsTouchedIsMeantAndNotTheOtherOneThere() {
        assertThat(touched(onHill(GUN), onFord()).complete()).containsExactly("gun");
        assertThat(touched(onHill(SCOUT), onFord()).complete()).containsExactly("scout");
    }

    @Test
    void afterTheFirstTouchOnlyWhatItMayBeginIsOffered() {
        assertThat(touched(onHill(GUN)).candidates()).containsExactly("gun");
    }

    @Test
    void ofTwoThatWereLiftedTogetherEitherMayBeMeant() {
        TouchMatching<String> both = touched(onHill(SCOUT, GUN), onFord());
        assertThat(both.candidates()).containsExactly("scout", "gun");
        assertThat(both.complete()).isEmpty();
    }

    @Test
    void aPieceThatNamesNothingLeavesOnlyAnOffer() {
        TouchMatching<String> strayed = touched(onHill(FOE), onFord());
        assertThat(strayed.candidates()).containsExactly("retreat");
        assertThat(strayed.complete()).isEmpty();
    }

    @Test
    void whereNoTokenIsNamedAnyPieceOfThePlaceWillDo() {
        assertThat(touched(onFord()).complete()).containsExactly("retreat");
        assertThat(touched(new TouchedPiece(FORD, List.of(GUN))).complete()).containsExactly("retreat");
    }
}
