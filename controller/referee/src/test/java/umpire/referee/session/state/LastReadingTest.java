package umpire.referee.session.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.referee.reading.Reading;
import umpire.rules.kernel.Place;

/** A chosen option is kept while the question stays the same. */
class LastReadingTest {
    private static final List<Place> ROOK = List.of(new Place("d2"));
    private static final List<Place> KING = List.of(new Place("b2"));
    private static final Reading<String, String> SAME = new Reading.Unchanged<>();
    private static final Reading<String, String> OTHER = new Reading.Waiting<>(KING);

    private final LastReading<String, String> chosen = LastReading.<String, String>none()
            .withReading(Optional.empty(), SAME)
            .withNamed(ROOK, ROOK)
            .withChosen(2);

    @Test
    void anotherReadingResetsTheOption() {
        assertThat(chosen.withReading(Optional.empty(), SAME).chosen()).isEqualTo(2);
        assertThat(chosen.withReading(Optional.empty(), OTHER).chosen()).isEqualTo(-1);
    }

    @Test
    void anotherNameResetsTheOption() {
        assertThat(chosen.withNamed(ROOK, ROOK).chosen()).isEqualTo(2);
        assertThat(chosen.withNamed(KING, KING).chosen()).isEqualTo(-1);
        assertThat(chosen.withNoticed(ROOK).chosen()).isEqualTo(2);
        assertThat(chosen.withNoticed(KING).chosen()).isEqualTo(-1);
    }

    @Test
    void noticedTouchesAreStillToBeEvaluated() {
        assertThat(chosen.withNoticed(KING).counted()).isEqualTo(ROOK);
        assertThat(chosen.withNamed(KING, List.of()).counted()).isEqualTo(KING);
    }
}
