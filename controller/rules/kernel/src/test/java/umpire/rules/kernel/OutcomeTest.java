package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Outcomes of games that the players end. */
class OutcomeTest {
    private static final Seat WHITE = new Seat("White");
    private static final Seat BLACK = new Seat("Black");
    private static final Seat RED = new Seat("Red");

    @Test
    void theOtherSeatWinsAfterAResignation() {
        Outcome outcome = Outcome.resigned(List.of(WHITE, BLACK), WHITE);
        assertThat(outcome.kind()).isEqualTo("resigned");
        assertThat(outcome.winners()).containsExactly(BLACK);
        assertThat(outcome.says()).isEqualTo("White resigns. Black wins.");
        assertThat(outcome.rule()).isEmpty();
    }

    @Test
    void allOtherSeatsWinAfterAResignation() {
        Outcome outcome = Outcome.resigned(List.of(WHITE, BLACK, RED), BLACK);
        assertThat(outcome.winners()).containsExactly(WHITE, RED);
        assertThat(outcome.says()).isEqualTo("Black resigns. White and Red win.");
    }

    @Test
    void anAgreedDrawHasNoWinner() {
        assertThat(Outcome.agreedDraw())
                .isEqualTo(
                        new Outcome("agreed-draw", List.of(), Optional.empty(), "A draw: the players agreed on it."));
    }
}
