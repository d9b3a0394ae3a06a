package umpire.referee.settling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** Looks settle when they agree for long enough, and not before. */
class SettlingTest {
    private static final Place E4 = new Place("e4");
    private static final Token TANK = new Token("white-HVY");
    private Settling settling = Settling.begin(SettlingThresholds.DEFAULT);
    private long nowMs;
    private long frameMs = 100;

    private static Sighting holds(double xMm) {
        return new Sighting.Holds(E4, List.of(new SeenToken(TANK, 3, new Pose(xMm, 0, 90), 1)));
    }

    private void look(Sighting sighting, boolean hand, boolean moving, List<SeenDie> dice) {
        nowMs += frameMs;
        settling = settling.look(
                new Observation(nowMs, nowMs, true, moving, hand, List.of(sighting), List.of(), dice, List.of()),
                nowMs);
    }

    private void quiet(Sighting sighting, int looks) {
        for (int i = 0; i < looks; i++) {
            look(sighting, false, false, List.of());
        }
    }

    private List<Token> settledOn() {
        return settling.settled().orElseThrow().places().getOrDefault(E4, List.of());
    }

    @Test
    void threeLooksThatAgreeSettle() {
        quiet(holds(0), 2);
        assertThat(settling.settled()).isEmpty();
        quiet(holds(0), 1);
        assertThat(settledOn()).containsExactly(TANK);
    }

    @Test
    void manyLooksInATenthOfASecondAreNotEnough() {
        frameMs = 10;
        quiet(holds(0), 10);
        assertThat(settling.settled()).isEmpty();
        quiet(holds(0), 1);
        assertThat(settledOn()).containsExactly(TANK);
    }

    @Test
    void theFirstLookAfterMovementCountsOnceTheNextShowsTheSame() {
        quiet(holds(0), 5);
        look(holds(0), true, true, List.of());
        look(new Sighting.Empty(E4), false, true, List.of());
        look(new Sighting.Empty(E4), false, false, List.of());
        assertThat(settling.settled()).isEmpty();
        look(new Sighting.Empty(E4), false, false, List.of());
        assertThat(settledOn()).isEmpty();
    }

    @Test
    void aLookThatContradictsTheOthersMakesTheTableLookLonger() {
        quiet(holds(0), 2);
        look(new Sighting.Empty(E4), false, false, List.of());
        assertThat(settling.settled()).isEmpty();
        quiet(holds(0), 1);
        assertThat(settledOn()).containsExactly(TANK);
    }

    @Test
    void aDieThatIsNotReadYetMakesTheTableLookLonger() {
        quiet(holds(0), 1);
        dice("5", 2);
        assertThat(settling.settled()).isEmpty();
        dice("5", 1);
        assertThat(settling.settled().orElseThrow().dice()).hasSize(1);
    }

    @Test
    void tremblingPosesAreTheSameLook() {
        quiet(holds(0), 4);
        Settled before = settling.settled().orElseThrow();
        quiet(holds(1.5), 1);
        assertThat(settling.settled()).containsSame(before);
    }

    @Test
    void aHandAndMovementSuspend() {
        quiet(holds(0), 5);
        look(holds(0), true, false, List.of());
        assertThat(settling.settled()).isEmpty();
        assertThat(settling.stillness().kind()).isEqualTo(Stillness.Disturbance.HAND);
        look(holds(0), false, true, List.of());
        assertThat(settling.stillness().kind()).isEqualTo(Stillness.Disturbance.MOVING);
        assertThat(settling.settled()).isEmpty();
        quiet(holds(0), 1);
        assertThat(settling.settled()).isEmpty();
    }

    @Test
    void oneBadLookIsOutvoted() {
        quiet(holds(0), 5);
        look(new Sighting.Empty(E4), false, false, List.of());
        assertThat(settledOn()).containsExactly(TANK);
    }

    @Test
    void looksThatGoOnDisagreeingHideThePlace() {
        quiet(holds(0), 5);
        quiet(new Sighting.Empty(E4), 2);
        assertThat(settling.settled().orElseThrow().hidden()).containsEntry(E4, Votes.UNSTEADY);
    }

    @Test
    void hiddenStaysHiddenAndIsNotEmpty() {
        quiet(new Sighting.Hidden(E4, "glare"), 5);
        assertThat(settling.settled().orElseThrow().places()).doesNotContainKey(E4);
        assertThat(settling.settled().orElseThrow().hidden()).containsEntry(E4, "glare");
    }

    @Test
    void aPieceLiftedUnderAHandAndPutBackIsATouch() {
        quiet(holds(0), 5);
        look(new Sighting.Hidden(E4, "hand"), true, true, List.of());
        for (int i = 0; i < 2; i++) {
            look(new Sighting.Empty(E4), true, true, List.of());
        }
        assertThat(settling.lifted()).containsEntry(E4, List.of(TANK));
        look(new Sighting.Hidden(E4, "hand"), true, true, List.of());
        quiet(holds(0), 4);
        assertThat(settling.touches()).containsExactly(E4);
        assertThat(settling.lifted()).isEmpty();
        assertThat(settling.touchesForgotten().touches()).isEmpty();
    }

    @Test
    void aPieceUnderAHandIsNotLifted() {
        quiet(holds(0), 5);
        for (int i = 0; i < 8; i++) {
            look(new Sighting.Hidden(E4, "hand"), true, true, List.of());
        }
        quiet(holds(0), 4);
        assertThat(settling.touches()).isEmpty();
    }

    @Test
    void aDieIsFreshUntilItIsTakenAndAgainWhenItsFaceChanges() {
        dice("5", 5);
        assertThat(settling.settled().orElseThrow().dice())
                .extracting(SettledDie::fresh)
                .containsExactly(true);
        settling = settling.diceTaken();
        assertThat(settling.settled().orElseThrow().dice())
                .extracting(SettledDie::fresh)
                .containsExactly(false);
        dice("3", 8);
        assertThat(settling.settled().orElseThrow().dice()).singleElement().satisfies(die -> {
            assertThat(die.face()).contains("3");
            assertThat(die.fresh()).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    void aTakenDieThatIsOutOfSightUnderAHandOrInMovementIsNotThrown(boolean hand, boolean moving) {
        dice("5", 5);
        settling = settling.diceTaken();
        for (int i = 0; i < 5; i++) {
            look(holds(0), hand, moving, List.of());
        }
        settling = settling.diceTaken();
        dice("5", 5);
        assertThat(settling.settled().orElseThrow().dice())
                .extracting(SettledDie::fresh)
                .containsExactly(false);
    }

    @Test
    void aTakenDieThatLeftWhileSomethingMovedWasThrownAlthoughItLiesAsItLay() {
        dice("5", 5);
        settling = settling.diceTaken();
        nowMs += frameMs;
        List<SeenDie> departed = List.of(new SeenDie("d6", Optional.of("5"), false, new Pose(0, 0, 0), 0.98));
        settling = settling.look(
                new Observation(
                        nowMs,
                        nowMs,
                        true,
                        true,
                        false,
                        true,
                        List.of(holds(0)),
                        List.of(),
                        List.of(),
                        List.of(),
                        departed,
                        List.of()),
                nowMs);
        dice("5", 5);
        assertThat(settling.settled().orElseThrow().dice())
                .extracting(SettledDie::fresh)
                .containsExactly(true);
    }

    @Test
    void movementWithoutAHandRestartsTheWait() {
        quiet(holds(0), 5);
        look(new Sighting.Empty(E4), false, true, List.of());
        quiet(new Sighting.Empty(E4), 8);
        assertThat(settling.settled()).isEmpty();
        look(new Sighting.Empty(E4), false, true, List.of());
        quiet(new Sighting.Empty(E4), 5);
        assertThat(settling.settled()).isEmpty();
        quiet(new Sighting.Empty(E4), 10);
        assertThat(settledOn()).isEmpty();
    }

    @Test
    void aTableWithoutItsBoardIsNotLookedAtForDiceOrPieces() {
        dice("5", 5);
        for (int i = 0; i < 5; i++) {
            nowMs += frameMs;
            settling = settling.look(
                    new Observation(nowMs, nowMs, true, false, false, List.of(), List.of(), List.of(), List.of()),
                    nowMs);
        }
        assertThat(settling.stillness().kind()).isEqualTo(Stillness.Disturbance.NO_BOARD);
        assertThat(settling.settled()).isEmpty();
        dice("5", 3);
        assertThat(settling.settled().orElseThrow().dice()).hasSize(1);
    }

    @Test
    void aPieceThatWasGoneForAWhileWithNoHandAboutWasNotTouched() {
        quiet(holds(0), 5);
        quiet(new Sighting.Empty(E4), 3);
        quiet(holds(0), 5);
        assertThat(settling.touches()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true, false", "false, true"})
    void aHandOrMovementAloneIsEnoughForALift(boolean hand, boolean moving) {
        quiet(holds(0), 5);
        for (int i = 0; i < 3; i++) {
            look(new Sighting.Empty(E4), hand, moving, List.of());
        }
        quiet(holds(0), 4);
        assertThat(settling.touches()).containsExactly(E4);
        assertThat(settling.touchesSure()).isTrue();
    }

    @Test
    void anUnregisteredPictureShowsNothing() {
        quiet(holds(0), 5);
        Settled before = settling.settled().orElseThrow();
        nowMs += frameMs;
        settling = settling.look(
                new Observation(
                        nowMs,
                        nowMs,
                        false,
                        false,
                        false,
                        List.of(new Sighting.Empty(E4)),
                        List.of(),
                        List.of(),
                        List.of()),
                nowMs);
        assertThat(settling.stillness()).isEqualTo(new Stillness(Stillness.Disturbance.UNREGISTERED, nowMs));
        assertThat(settling.settled()).isEmpty();
        assertThat(settling.lastSettled()).containsSame(before);
        assertThat(settling.lifted()).isEmpty();
    }

    @Test
    void piecesBesideTheBoardSettleAndOutlastALossOfSight() {
        SeenToken aside = new SeenToken(TANK, 3, new Pose(0, -250, 0), 1);
        beside(List.of(holds(0)), List.of(aside), 3);
        assertThat(settling.settled().orElseThrow().aside()).containsExactly(aside);
        beside(List.of(), List.of(), 5);
        beside(List.of(holds(0)), List.of(), 1);
        beside(List.of(holds(0)), List.of(aside), 2);
        assertThat(settling.settled().orElseThrow().aside()).containsExactly(aside);
    }

    private void beside(List<Sighting> sightings, List<SeenToken> aside, int looks) {
        for (int i = 0; i < looks; i++) {
            nowMs += frameMs;
            settling = settling.look(
                    new Observation(nowMs, nowMs, true, false, false, sightings, aside, List.of(), List.of()), nowMs);
        }
    }

    @Test
    void aChangeThatNoHandMadeIsBelievedAfterItsOwnWaitAndNotBefore() {
        settling = Settling.begin(new SettlingThresholds(0, 1, 0, 1000, 1, 5, 12, 0.5, 2, 0.9));
        quiet(holds(0), 15);
        quiet(new Sighting.Empty(E4), 10);
        assertThat(settling.settled()).isEmpty();
        quiet(new Sighting.Empty(E4), 1);
        assertThat(settledOn()).isEmpty();
        assertThat(settling.settled().orElseThrow().places()).containsKey(E4);
    }

    @Test
    void takingDiceDuringMovementKeepsTheLastSettledLook() {
        dice("5", 5);
        Settled before = settling.settled().orElseThrow();
        look(holds(0), true, false, List.of());
        settling = settling.diceTaken();
        assertThat(settling.settled()).isEmpty();
        assertThat(settling.lastSettled()).contains(before);
    }

    @Test
    void piecesInClearViewHaveLandedAndThoseThatLeftAHiddenPlaceMayStillBeInTheAir() {
        quiet(holds(0), 5);
        for (int i = 0; i < 3; i++) {
            look(new Sighting.Empty(E4), true, true, List.of());
        }
        assertThat(settling.landed().lifted()).containsOnlyKeys(E4);
        quiet(new Sighting.Empty(E4), 4);
        assertThat(settling.lifted()).containsOnlyKeys(E4);
        assertThat(settling.landed().lifted()).isEmpty();
    }

    private void dice(String face, int looks) {
        for (int i = 0; i < looks; i++) {
            look(holds(0), false, false, List.of(new SeenDie("d6", Optional.of(face), false, new Pose(0, 0, 0), 0.98)));
        }
    }
}
