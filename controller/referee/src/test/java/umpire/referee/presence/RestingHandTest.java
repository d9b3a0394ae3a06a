package umpire.referee.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenDie;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/**
 * A hand rests over a1 and b1, each of which has a sensor. Place c1 is in sight and has one too. A rook stands on a1 at
 * first.
 */
class RestingHandTest {
    private static final List<Place> PLACES = List.of(new Place("a1"), new Place("b1"), new Place("c1"));
    private static final SensorsBelow BELOW =
            new SensorsBelow(Map.of(0, PLACES.get(0), 1, PLACES.get(1), 2, PLACES.get(2)), Set.copyOf(PLACES));
    private static final SeenDie DIE = new SeenDie("d6", Optional.of("4"), false, new Pose(90, 90, 0), 1);

    private PresenceFusion fusion = PresenceFusion.begin(PresenceThresholds.STANDARD);
    private Observation told;
    private List<SeenDie> dice = List.of(DIE);
    private long nowMs;

    @BeforeEach
    void theTableWasSeenAtRest() {
        feel(0);
        look(false, "R..");
    }

    private void feel(Integer... sensors) {
        nowMs += 100;
        fusion = fusion.felt(List.of("pin 0", "pin 1", "pin 2"), new TreeSet<>(Arrays.asList(sensors)), nowMs);
    }

    /** Takes looks: R is the rook, B a bishop, ? a place under the hand. */
    private void look(boolean moving, String row) {
        nowMs += 200;
        List<Sighting> sightings = new ArrayList<>();
        for (int at = 0; at < row.length(); at++) {
            Place place = PLACES.get(at);
            sightings.add(
                    switch (row.charAt(at)) {
                        case '.' -> new Sighting.Empty(place);
                        case '?' -> new Sighting.Hidden(place, "hand");
                        case 'R' -> holds(place, "rook", 7);
                        default -> holds(place, "bishop", 8);
                    });
        }
        Observation seen =
                new Observation(nowMs, nowMs, true, moving, row.contains("?"), sightings, List.of(), dice, List.of());
        PresenceFusion.FusedLook look = fusion.look(seen, BELOW);
        fusion = look.next();
        told = look.observation();
    }

    private static Sighting holds(Place place, String name, int tag) {
        return new Sighting.Holds(place, List.of(new SeenToken(new Token(name), tag, new Pose(0, 0, 0), 1)));
    }

    private String row() {
        StringBuilder row = new StringBuilder();
        told.sightings()
                .forEach(sighting -> row.append(
                        switch (sighting) {
                            case Sighting.Empty empty -> '.';
                            case Sighting.Hidden hidden -> '?';
                            case Sighting.Holds holds ->
                                holds.tokens().getFirst().tag() == 7 ? 'R' : 'B';
                        }));
        return row.toString();
    }

    @Test
    void aHandWithoutAChangeBelowItIsIgnored() {
        look(false, "??.");
        assertThat(row()).isEqualTo("R..");
        assertThat(told.hand()).isFalse();
        assertThat(told.quiet()).isTrue();
    }

    @Test
    void aHandWithAChangeBelowItIsWaitedFor() {
        feel(1);
        look(false, "??.");
        assertThat(row()).isEqualTo("??.");
        assertThat(told.hand()).isTrue();
    }

    @Test
    void aMovingHandIsWaitedFor() {
        look(true, "??.");
        assertThat(told.hand()).isTrue();
    }

    @Test
    void aHandIsWaitedForWhileADieIsOutOfSight() {
        dice = List.of();
        look(false, "??.");
        assertThat(told.hand()).isTrue();
    }

    @Test
    void diceThrownWhileAHandRestsAreReadAtOnce() {
        dice = List.of(new SeenDie("d6", Optional.of("5"), false, new Pose(40, 90, 10), 1));
        look(false, "??.");
        assertThat(told.hand()).isFalse();
    }

    @Test
    void aPieceWithoutAMagnetIsNotMissedBelowAHand() {
        // No sensor feels the bishop. It goes from c1 to b1, below the hand.
        look(false, "R.B");
        look(false, "??.");
        assertThat(row()).as("a piece is missing").isEqualTo("R?.");
        assertThat(told.hand()).isTrue();
        look(false, "R..");
        look(false, "??.");
        assertThat(row()).as("it was taken off the table").isEqualTo("R..");
    }

    @Test
    void aPieceFromTheBoxIsReadWhileAHandRests() {
        look(false, "??.");
        feel(0, 2);
        look(false, "??B");
        assertThat(row()).isEqualTo("R.B");
        assertThat(told.hand()).isFalse();
        feel(0);
        look(false, "??.");
        assertThat(told.hand()).as("now that one is missing").isTrue();
    }
}
