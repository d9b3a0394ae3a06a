package umpire.proof.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HeardEventsTest {
    private final HeardEvents events = new HeardEvents();

    @BeforeEach
    void publish() {
        List.of("one", "two", "three", "four").forEach(events::published);
    }

    @Test
    void aGapThatRecentDoesNotCloseIsALoss() {
        events.heard(1);
        events.heard(4);
        events.recent(List.of("three", "four"));
        assertThat(events.missed()).isEqualTo(2);
        assertThat(events.lost()).isEqualTo(1);
    }

    @Test
    void recentClosesAGapBeforeOrAfterItIsNoticed() {
        events.heard(1);
        events.recent(List.of("one", "two"));
        events.heard(3);
        events.heard(4);
        assertThat(events.missed()).isEqualTo(1);
        assertThat(events.lost()).isZero();
    }

    @Test
    void linesAfterTheLastEventAreLostUnlessRecentHasThem() {
        events.heard(1);
        events.heard(2);
        assertThat(events.lost()).isEqualTo(2);
        events.recent(List.of("three", "four"));
        assertThat(events.lost()).isZero();
    }

    @Test
    void aRepeatedEventIsNoGap() {
        events.heard(3);
        events.heard(3);
        events.heard(4);
        assertThat(events.missed()).isZero();
        assertThat(events.lost()).isZero();
    }
}
