package umpire.proof.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.proof.selfplay.GameEndings.EndedGame;
import umpire.rules.kernel.Seat;

/** The report on many games counts winners by kind of ending, and lengths. */
class GameEndingsTest {
    private static final Seat RED = new Seat("Red");
    private static final Seat BLUE = new Seat("Blue");

    private static final GameEndings FIVE = GameEndings.NONE
            .with(EndedGame.of("beaten", List.of(RED)), 40)
            .with(EndedGame.of("beaten", List.of(BLUE)), 10)
            .with(EndedGame.of("objective", List.of(RED)), 90)
            .with(EndedGame.of("drawn", List.of()), 60)
            .with(EndedGame.of("shared", List.of(RED, BLUE)), 60);

    @Test
    void winnersAreCountedByKindOfEnding() {
        assertThat(FIVE.won())
                .containsOnlyKeys("Blue", "Red", "Red and Blue", "nobody")
                .containsEntry("Red", new java.util.TreeMap<>(Map.of("beaten", 1, "objective", 1)));
        assertThat(FIVE.results()).isEqualTo(Map.of("beaten", 2, "drawn", 1, "objective", 1, "shared", 1));
    }

    @Test
    void theMedianLengthIsReported() {
        assertThat(FIVE.medianPlies()).isEqualTo(60);
        assertThat(FIVE.longestPlies()).isEqualTo(90);
        assertThat(GameEndings.NONE.with(EndedGame.UNFINISHED_GAME, 7).medianPlies())
                .isEqualTo(7);
        assertThat(GameEndings.NONE.medianPlies()).isZero();
    }

    @Test
    void thereIsALineForEachWinner() {
        assertThat(FIVE.lines())
                .containsExactly(
                        "length     median 60, longest 90 plies",
                        "Blue       1: beaten 1",
                        "Red        2: beaten 1, objective 1",
                        "Red and Blue 1: shared 1",
                        "nobody     1: drawn 1");
    }
}
