package umpire.table.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.table.statistics.Glicko.RatedResult;

/** The example of Glickman's paper, and what every rating must do. */
class GlickoTest {
    private static RatedResult result(double rating, double deviation, double score) {
        return new RatedResult(new Glicko(rating, deviation, 0.06), score);
    }

    @Test
    void theExampleOfThePaperIsReproduced() {
        Glicko after = new Glicko(1_500, 200, 0.06)
                .after(List.of(result(1_400, 30, 1), result(1_550, 100, 0), result(1_700, 300, 0)));
        assertThat(after.rating()).isCloseTo(1_464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void aPeriodWithoutGamesOnlyAddsUncertainty() {
        Glicko after = new Glicko(1_500, 200, 0.06).after(List.of());
        assertThat(after.rating()).isEqualTo(1_500);
        assertThat(after.deviation()).isCloseTo(200.27, within(0.01));
        assertThat(Glicko.NEW.after(List.of())).isEqualTo(Glicko.NEW);
    }

    /** The surprise is so large that the volatility begins at the other bound of the iteration. */
    @Test
    void aSeriesOfUpsetsRaisesTheVolatility() {
        List<RatedResult> upsets =
                IntStream.range(0, 20).mapToObj(game -> result(2_400, 30, 1)).toList();
        Glicko after = new Glicko(1_200, 60, 0.06).after(upsets);
        assertThat(after.volatility()).isGreaterThan(0.061);
        assertThat(after.rating()).isGreaterThan(1_400).isLessThan(3_000);
    }

    @Test
    void aDrawBetweenEqualsMovesNeither() {
        Glicko after = Glicko.NEW.after(List.of(new RatedResult(Glicko.NEW, 0.5)));
        assertThat(after.rating()).isCloseTo(1_500, within(1e-9));
        assertThat(after.deviation()).isLessThan(350);
    }
}
