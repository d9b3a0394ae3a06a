package umpire.referee.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** One sensor below e4 and two below d4, looked at five times in a second. */
class PresenceFusionTest {
    private static final Place E4 = new Place("e4");
    private static final Place D4 = new Place("d4");
    private static final List<String> NAMES = List.of("pin 0", "pin 1", "pin 2");
    private static final SensorsBelow BELOW = new SensorsBelow(Map.of(0, E4, 1, D4, 2, D4), Set.of(E4));
    private static final Sighting EMPTY = new Sighting.Empty(E4);
    private static final Sighting.Hidden UNDER_HAND = new Sighting.Hidden(E4, "hand");
    private static final Sighting HAND = UNDER_HAND;
    private static final Sighting PIECE =
            new Sighting.Holds(E4, List.of(new SeenToken(new Token("white-rook"), 7, new Pose(0, 0, 90), 1)));
    private static final PresenceThresholds THRESHOLDS = PresenceThresholds.STANDARD;

    private PresenceFusion fusion;
    private PresenceFusion.FusedLook look;
    private long nowMs;

    @BeforeEach
    void startWithoutReadings() {
        fusion = PresenceFusion.begin(THRESHOLDS);
    }

    private void feel(Integer... sensors) {
        SortedSet<Integer> felt = new TreeSet<>(Arrays.asList(sensors));
        fusion = fusion.felt(NAMES, felt, nowMs);
    }

    private FusedClaim look(Sighting... sightings) {
        nowMs += 200;
        Observation seen =
                new Observation(nowMs, nowMs, true, false, false, List.of(sightings), List.of(), List.of(), List.of());
        look = fusion.look(seen, BELOW);
        fusion = look.next();
        return look.claims().getFirst();
    }

    private FusedClaim lookForMs(long ms, Sighting sighting) {
        FusedClaim last = look(sighting);
        for (long end = nowMs + ms; nowMs < end; ) {
            last = look(sighting);
        }
        return last;
    }

    @Test
    void theCamerasClaimHoldsWhereBothAgree() {
        feel(0);
        assertThat(look(PIECE)).isEqualTo(new FusedClaim.AsSeen(PIECE));
        feel();
        assertThat(look(EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
        assertThat(fusion.doubts()).isEmpty();
        assertThat(look.observation().sightings()).containsExactly(EMPTY);
    }

    @Test
    void aHiddenPlaceWithoutSensorChangeCountsAsBefore() {
        feel(0);
        look(PIECE);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.StillAsBefore(PIECE));
        assertThat(look.observation().sightings()).containsExactly(PIECE);
        feel();
        look(EMPTY);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.StillAsBefore(EMPTY));
        assertThat(look.observation().sightings()).containsExactly(EMPTY);
    }

    @Test
    void aChangeFeltUnderAHandIsNotAsBefore() {
        feel(0);
        look(PIECE);
        feel();
        assertThat(look(HAND)).isEqualTo(new FusedClaim.ChangedUnseen(UNDER_HAND, false));
        assertThat(look.observation().sightings()).containsExactly(HAND);
    }

    @Test
    void aPieceThatLeftAndCameBackUnderAHandIsNotAsBefore() {
        feel(0);
        look(PIECE);
        look(HAND);
        feel();
        feel(0);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.ChangedUnseen(UNDER_HAND, false));
    }

    @Test
    void aHiddenChangeIsAskedAboutAfterATimeout() {
        feel(0);
        look(PIECE);
        feel();
        lookForMs(THRESHOLDS.askAfterMs() - 200, HAND);
        assertThat(look.observation().flaws()).isEmpty();
        assertThat(look(HAND)).isEqualTo(new FusedClaim.ChangedUnseen(UNDER_HAND, true));
        assertThat(look.observation().troubles())
                .containsExactly("Something came or went on e4 while the camera could not see it: uncover it.");
        assertThat(look.observation().sightings()).first().isInstanceOf(Sighting.Hidden.class);
    }

    @Test
    void aVisibleChangeThatNoSensorFeltEndsTheAgreement() {
        look(EMPTY);
        feel();
        look(EMPTY);
        look(PIECE);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
    }

    @Test
    void aPieceThatCannotBeReadIsNotAsItWas() {
        feel(0);
        look(PIECE);
        Sighting twice = new Sighting.Hidden(E4, "a tag seen twice");
        assertThat(look(twice)).isEqualTo(new FusedClaim.AsSeen(twice));
    }

    @Test
    void aPlaceWithRoomForAPieceThatNoneFeelsIsNeverAsBefore() {
        Sighting empty = new Sighting.Empty(D4);
        Sighting hand = new Sighting.Hidden(D4, "hand");
        feel();
        look(empty);
        assertThat(look(hand)).isEqualTo(new FusedClaim.AsSeen(hand));
    }

    @Test
    void twoPiecesOnOnePlaceAreNeverAsBefore() {
        SeenToken one = ((Sighting.Holds) PIECE).tokens().getFirst();
        feel(0);
        look(new Sighting.Holds(E4, List.of(one, one)));
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
    }

    @Test
    void sightingsOfAnotherGameAreForgotten() {
        feel(0);
        look(PIECE);
        fusion = fusion.forgetting();
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
    }

    @Test
    void aLookOlderThanTheReadingIsNoAgreement() {
        feel(0);
        look(PIECE);
        feel();
        look(PIECE);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.ChangedUnseen(UNDER_HAND, false));
    }

    @Test
    void aPlaceThatWasNeverSeenIsNotAsBefore() {
        feel(0);
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
    }

    @Test
    void aPieceThatOnlyTheSensorFeelsIsAskedAboutByItsPlace() {
        feel(0);
        assertThat(lookForMs(THRESHOLDS.askAfterMs() - 400, EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
        assertThat(look.observation().flaws()).isEmpty();
        assertThat(lookForMs(400, EMPTY)).isEqualTo(new FusedClaim.FeltAlone(E4));
        SightTrouble asked = look.observation().flaws().getFirst();
        assertThat(asked.says())
                .startsWith(
                        "Something lies on e4 that the camera does not see: turn it so that its print can be read, or take"
                                + " it away.");
        assertThat(asked.places()).containsExactly(E4);
        assertThat(look.observation().troubles()).containsExactly(asked.says());
        assertThat(look.observation().sightings()).first().isInstanceOf(Sighting.Hidden.class);
        assertThat(fusion.doubts()).isEmpty();
    }

    @Test
    void itIsNoLongerAskedAboutOnceItIsGoneOrSeen() {
        feel(0);
        lookForMs(THRESHOLDS.askAfterMs(), EMPTY);
        assertThat(look(PIECE)).isEqualTo(new FusedClaim.AsSeen(PIECE));
        lookForMs(THRESHOLDS.askAfterMs(), EMPTY);
        feel();
        assertThat(look(EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
        assertThat(look.observation().flaws()).isEmpty();
    }

    @Test
    void aSensorThatStillFeelsARemovedPieceIsDoubted() {
        feel(0);
        for (int time = 0; time < THRESHOLDS.stuck(); time++) {
            assertThat(fusion.doubts()).isEmpty();
            lookForMs(THRESHOLDS.askAfterMs(), EMPTY);
            look(PIECE);
        }
        assertThat(fusion.doubts())
                .containsExactly(
                        "The sensor at pin 0 feels something on e4 even when the place is empty: check its wire."
                                + " The table ignores it until it is restarted.");
        assertThat(lookForMs(THRESHOLDS.askAfterMs(), EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
    }

    @Test
    void aSensorThatFeelsNoPieceIsDoubtedOnceAndLeftOut() {
        feel();
        lookForMs(THRESHOLDS.missMs() * (THRESHOLDS.misses() - 1), PIECE);
        assertThat(fusion.doubts()).isEmpty();
        lookForMs(THRESHOLDS.missMs(), PIECE);
        List<String> doubts = fusion.doubts();
        assertThat(doubts)
                .containsExactly(
                        "The sensor at pin 0 feels nothing below the piece on e4: check its wire, and the magnet or"
                                + " whatever it feels in that piece. The table ignores it until it is restarted.");
        assertThat(lookForMs(60_000, PIECE)).isEqualTo(new FusedClaim.AsSeen(PIECE));
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
        assertThat(fusion.doubts()).isEqualTo(doubts);
    }

    @Test
    void aSensorThatFeelsThePieceInBetweenIsNotDoubted() {
        for (int time = 0; time < 2 * THRESHOLDS.misses(); time++) {
            feel();
            lookForMs(THRESHOLDS.missMs(), PIECE);
            feel(0);
            look(PIECE);
        }
        assertThat(fusion.doubts()).isEmpty();
    }

    @Test
    void aPieceOnOneOfTwoSensorsIsFelt() {
        Sighting piece = new Sighting.Holds(D4, List.of());
        feel(2);
        assertThat(lookForMs(60_000, piece)).isEqualTo(new FusedClaim.AsSeen(piece));
        assertThat(fusion.doubts()).isEmpty();
    }

    @Test
    void aSensorThatFlickersIsDoubtedOnceAndLeftOut() {
        look(EMPTY);
        for (int change = 0; change <= 3 * THRESHOLDS.flickers(); change++) {
            nowMs += 100;
            feel(change % 2 == 0 ? new Integer[] {1} : new Integer[] {0, 1});
        }
        assertThat(fusion.doubts())
                .containsExactly("The sensor at pin 0 flickers: check its wire and how far it is from the board."
                        + " The table ignores it until it is restarted.");
        feel(0, 1);
        assertThat(lookForMs(THRESHOLDS.askAfterMs(), EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
    }

    @Test
    void aPieceThatIsLiftedAndPutBackNowAndThenIsNoFlicker() {
        for (int change = 0; change < 100; change++) {
            nowMs += THRESHOLDS.flickerMs() / (THRESHOLDS.flickers() - 1) + 1;
            feel(change % 2 == 0 ? new Integer[] {} : new Integer[] {0});
        }
        assertThat(fusion.doubts()).isEmpty();
    }

    @Test
    void withoutAConnectionTheCameraGoesOnAlone() {
        feel(0);
        lookForMs(THRESHOLDS.askAfterMs(), EMPTY);
        fusion = fusion.gone();
        assertThat(look(EMPTY)).isEqualTo(new FusedClaim.AsSeen(EMPTY));
        assertThat(look(HAND)).isEqualTo(new FusedClaim.AsSeen(HAND));
        assertThat(look.observation().sightings()).containsExactly(HAND);
        feel(0);
        assertThat(lookForMs(THRESHOLDS.askAfterMs(), EMPTY)).isEqualTo(new FusedClaim.FeltAlone(E4));
    }

    @Test
    void aPlaceWithoutASensorIsAsTheEyeSeesIt() {
        feel(0, 1, 2);
        Sighting other = new Sighting.Empty(new Place("a1"));
        assertThat(lookForMs(60_000, other)).isEqualTo(new FusedClaim.AsSeen(other));
    }
}
