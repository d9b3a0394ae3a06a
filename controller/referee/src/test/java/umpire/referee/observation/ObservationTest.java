package umpire.referee.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Place;

class ObservationTest {
    private static Observation observation(boolean registered, boolean moving, boolean hand, boolean board) {
        List<Sighting> sightings = board ? List.of(new Sighting.Empty(new Place("e4"))) : List.of();
        return new Observation(3, 70, registered, moving, hand, sightings, List.of(), List.of(), List.of("dim"));
    }

    @ParameterizedTest
    @CsvSource({
        "true, false, false, true, true",
        "false, false, false, true, false",
        "true, true, false, true, false",
        "true, false, true, true, false",
        "true, false, false, false, false"
    })
    void itIsQuietWhenTheBoardIsSeenWithNothingMovingAndNoHand(
            boolean registered, boolean moving, boolean hand, boolean board, boolean quiet) {
        assertThat(observation(registered, moving, hand, board).quiet()).isEqualTo(quiet);
    }

    @Test
    void aLaterFrameShowsTheSameAtItsOwnTime() {
        Observation later = observation(true, false, true, true).at(4, 110);
        assertThat(later)
                .isEqualTo(new Observation(
                        4,
                        110,
                        true,
                        false,
                        true,
                        List.of(new Sighting.Empty(new Place("e4"))),
                        List.of(),
                        List.of(),
                        List.of("dim")));
    }
}
