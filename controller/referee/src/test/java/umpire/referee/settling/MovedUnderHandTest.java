package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A piece that lies differently after a hand was touched, even if its place was never seen empty. */
class MovedUnderHandTest {
    private static final long FRAME_MS = 100;

    private final Map<String, List<SeenToken>> table = new TreeMap<>();
    private final List<SeenToken> aside = new ArrayList<>();
    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT);
    private long nowMs;

    MovedUnderHandTest() {
        for (int i = 0; i < 6; i++) {
            table.put("" + (char) ('a' + i), List.of(piece(i, new Pose(60 * i, 20 * i, 90))));
        }
        for (char empty = 'g'; empty <= 'z'; empty++) {
            table.put("" + empty, List.of());
        }
        quiet();
    }

    private static SeenToken piece(int tag, Pose pose) {
        return new SeenToken(new Token("red-" + tag), tag, pose, 1);
    }

    private void look(boolean hand, boolean moving, String hidden) {
        nowMs += FRAME_MS;
        List<Sighting> sightings = new ArrayList<>();
        table.forEach((name, pieces) -> {
            Place place = new Place(name);
            sightings.add(
                    hidden.contains(name)
                            ? new Sighting.Hidden(place, "hand")
                            : pieces.isEmpty() ? new Sighting.Empty(place) : new Sighting.Holds(place, pieces));
        });
        settling = settling.look(
                new Observation(nowMs, nowMs, true, moving, hand, sightings, aside, List.of(), List.of()), nowMs);
    }

    /** Hides these places under a hand for some looks. */
    private void hand(String hidden, int looks) {
        for (int i = 0; i < looks; i++) {
            look(true, true, hidden);
        }
    }

    private void quiet() {
        look(false, true, "");
        for (int i = 0; i < 4; i++) {
            look(false, false, "");
        }
    }

    private void moved(String place, double xMm, double yMm, double turnDeg) {
        table.compute(
                place,
                (name, pieces) -> pieces.stream()
                        .map(piece -> new SeenToken(
                                piece.token(),
                                piece.tag(),
                                new Pose(
                                        piece.pose().xMm() + xMm,
                                        piece.pose().yMm() + yMm,
                                        piece.pose().headingDeg() + turnDeg),
                                1))
                        .toList());
    }

    private List<String> touched() {
        return settling.touches().stream().map(Place::name).toList();
    }

    @ParameterizedTest
    @CsvSource({"0.6, 0, 0", "0, -0.5, 0", "0, 0, 2.5", "0.1, 0.1, -3", "3, 2, 8"})
    void aPieceThatLiesDifferentlyAfterAHandWasTouched(double xMm, double yMm, double turnDeg) {
        hand("c", 6);
        moved("c", xMm, yMm, turnDeg);
        hand("c", 2);
        assertThat(touched()).isEmpty();
        quiet();
        assertThat(touched()).containsExactly("c");
        assertThat(settling.touchesSure()).isTrue();
        assertThat(settling.touchedPieces().getFirst().tags()).containsExactly(2);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "0.2, 0.2, 0", "0, 0, 1.5"})
    void aPieceThatMovesLessThanTheNoiseWasNotTouched(double xMm, double yMm, double turnDeg) {
        hand("c", 6);
        moved("c", xMm, yMm, turnDeg);
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void aPieceThatIsPushedInClearViewIsTouched() {
        hand("b", 3);
        moved("c", 2, 0, 0);
        hand("b", 2);
        quiet();
        assertThat(touched()).containsExactly("c");
        assertThat(settling.touchesSure()).isTrue();
    }

    @Test
    void aPieceThatMovedThoughNoHandWasSeenIsNotTouched() {
        look(false, true, "");
        moved("c", 2, 0, 0);
        quiet();
        assertThat(touched()).isEmpty();
    }

    /** At the edge of the sheet a hand shows too little to be recognised. */
    @Test
    void aPieceThatWasOutOfSightWhileSomethingMovedIsTouched() {
        for (int i = 0; i < 4; i++) {
            look(false, true, "c");
        }
        moved("c", 1, 0, 0);
        quiet();
        assertThat(touched()).containsExactly("c");
        look(false, false, "c");
        moved("c", 1, 0, 0);
        look(false, false, "");
        look(false, false, "");
        assertThat(touched())
                .as("a place misread for a while, with nothing moving")
                .containsExactly("c");
    }

    @Test
    void aShadowUnderAHandIsNoTouch() {
        hand("", 2);
        moved("c", 1.9, 0, 0);
        hand("", 2);
        moved("c", -1.9, 0, 0);
        quiet();
        assertThat(touched()).isEmpty();
        assertThat(settling.restedOver()).isEmpty();
    }

    @Test
    void onePieceAfterAnotherIsTouchedInThatOrder() {
        hand("e", 3);
        moved("e", 1, 1, 0);
        hand("", 1);
        hand("b", 3);
        moved("b", -1, 1, 0);
        quiet();
        assertThat(touched()).containsExactly("e", "b");
        assertThat(settling.touchesSure()).isTrue();
    }

    /** The arm hides the near piece while the hand is at the far one. */
    @Test
    void aHandThatStaysAtTheNearPieceWhileTheFarOneStandsTouchesTheNearOneFirst() {
        hand("e", 6);
        moved("e", 1, 1, 0);
        hand("eb", 5);
        moved("b", -1, 1, 0);
        hand("e", 1);
        quiet();
        assertThat(touched()).containsExactly("e", "b");
        assertThat(settling.touchesSure()).isTrue();
    }

    @Test
    void aHandThatComesBackToTheNearPieceLeavesTheOrderOpen() {
        hand("e", 6);
        hand("eb", 5);
        moved("b", -1, 1, 0);
        hand("e", 6);
        moved("e", 1, 1, 0);
        quiet();
        assertThat(touched()).containsExactlyInAnyOrder("e", "b");
        assertThat(settling.touchesSure()).isFalse();
    }

    @Test
    void piecesBrushedAtOnceAreAsked() {
        hand("bc", 6);
        moved("b", 1, 1, 0);
        moved("c", 1, 0, 0);
        quiet();
        assertThat(touched()).containsExactlyInAnyOrder("b", "c");
        assertThat(settling.touchesSure()).isFalse();
    }

    @Test
    void aPieceThatSlidesWithItsNeighbourIsAsked() {
        hand("b", 6);
        moved("b", 3, 0, 0);
        moved("c", 1, 0, 0);
        hand("b", 1);
        quiet();
        assertThat(touched()).containsExactlyInAnyOrder("b", "c");
        assertThat(settling.touchesSure()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, 0.6})
    void aSheetThatSlidesBelowAllPiecesTouchesNone(double turnDeg) {
        hand("c", 6);
        double turn = Math.toRadians(turnDeg);
        for (String place : List.of("a", "b", "c", "d", "e", "f")) {
            Pose pose = table.get(place).getFirst().pose();
            moved(place, 1.2 - turn * pose.yMm(), -0.8 + turn * pose.xMm(), turnDeg);
        }
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void aPieceTouchedWhileTheSheetSlidIsStillTold() {
        hand("c", 6);
        List.copyOf(table.keySet()).forEach(place -> moved(place, 0.5, 0.3, 0));
        moved("c", 1, -1.5, 3);
        quiet();
        assertThat(touched()).containsExactly("c");
    }

    @Test
    void aTableThatWasShakenTouchesNone() {
        hand("", 3);
        int i = 0;
        for (String place : List.of("a", "b", "c", "d", "e", "f")) {
            moved(place, i % 2 == 0 ? 1 : -1.5, i % 3 - 1, 4 * (i % 2));
            i++;
        }
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void fewPiecesThatAllMovedAlikeAreNotTouched() {
        for (String place : List.of("c", "d", "e", "f")) {
            table.put(place, List.of());
        }
        hand("ab", 4);
        moved("a", 1, 1, 0);
        moved("b", 1, 1.2, 0);
        quiet();
        assertThat(touched()).isEmpty();
        hand("ab", 4);
        moved("a", 1, 1, 0);
        moved("b", -1, 1, 0);
        quiet();
        assertThat(touched()).containsExactlyInAnyOrder("a", "b");
    }

    @Test
    void aPieceSeenLiftedIsTouchedOnce() {
        List<SeenToken> stood = table.get("c");
        hand("c", 2);
        table.put("c", List.of());
        hand("", 3);
        table.put("c", stood);
        moved("c", 2, 1, 0);
        hand("c", 2);
        quiet();
        assertThat(touched()).containsExactly("c");
        quiet();
        assertThat(touched()).containsExactly("c");
    }

    @Test
    void aPieceTriedElsewhereAndPutBackIsNotTouched() {
        List<SeenToken> stood = table.get("c");
        hand("c", 3);
        table.put("c", List.of());
        table.put("g", stood);
        quiet();
        hand("cg", 3);
        table.put("g", List.of());
        table.put("c", stood);
        moved("c", 2, 1, 0);
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void theMovedOneOfTwoPiecesOnAPlaceIsTouched() {
        SeenToken other = piece(9, new Pose(140, 50, 90));
        table.put("c", List.of(table.get("c").getFirst(), other));
        quiet();
        settling = settling.touchesForgotten();
        hand("c", 3);
        table.put("c", List.of(table.get("c").getFirst(), piece(9, new Pose(141, 50, 90))));
        quiet();
        assertThat(settling.touchedPieces())
                .containsExactly(new TouchedPiece(new Place("c"), List.of(other.token()), Set.of(9)));
        assertThat(settling.touchesSure()).isTrue();
        hand("c", 3);
        moved("c", 1, 1, 0);
        quiet();
        assertThat(settling.touchesSure()).isFalse();
    }

    @Test
    void aPieceThatLiesWhereNoPlaceIsIsTouchedByItsName() {
        Token tank = new Token("tank");
        settling = settling.expecting(new Placement(
                List.of(new Standing(tank, new Spot.Lying(new Place("tank-1"), new Pose(-100, 0, 0), 10, 20), false))));
        aside.add(new SeenToken(tank, 30, new Pose(-100, 0, 0), 1));
        quiet();
        hand("a", 3);
        aside.set(0, new SeenToken(tank, 30, new Pose(-101, 0.5, 2), 1));
        quiet();
        assertThat(touched()).containsExactly("tank-1");
    }

    @Test
    void aChangedEstimateOfTheStackBelowIsNoMovement() {
        SeenToken flat = table.get("c").getFirst();
        hand("b", 3);
        table.put("c", List.of(new SeenToken(flat.token(), flat.tag(), new Pose(123, 42, 90), 1, flat.flat())));
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void aCameraThatWaversMoreNeedsMoreToBeSure() {
        for (int i = 0; i < 40; i++) {
            moved("c", i % 2 == 0 ? 0.2 : -0.2, 0, 0);
            look(false, false, "");
        }
        hand("c", 5);
        moved("c", 0.7, 0, 0);
        quiet();
        assertThat(touched()).isEmpty();
        hand("c", 5);
        moved("c", 2, 0, 0);
        quiet();
        assertThat(touched()).containsExactly("c");
    }

    @Test
    void aForgottenPieceUnderAHandIsNotTouchedAfterwards() {
        hand("c", 3);
        moved("c", 1, 1, 0);
        settling = settling.touchesForgotten();
        hand("c", 1);
        quiet();
        assertThat(touched()).isEmpty();
    }

    @Test
    void aHandThatRestsOverAPieceAndLeavesItIsNoticed() {
        hand("c", 6);
        quiet();
        assertThat(settling.restedOver()).containsExactly(new Place("c"));
        hand("d", 2);
        quiet();
        assertThat(settling.restedOver()).isEmpty();
        hand("cd", 6);
        moved("d", 1, 1, 0);
        quiet();
        assertThat(settling.restedOver()).isEmpty();
        assertThat(touched()).containsExactly("d");
    }
}
