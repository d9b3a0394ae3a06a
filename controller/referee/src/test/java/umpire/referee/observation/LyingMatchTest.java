package umpire.referee.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Matches like tokens so that as many as possible lie where they must. */
class LyingMatchTest {
    private static Standing lying(Place name, double xMm) {
        return new Standing(new Token("die"), new Spot.Lying(name, new Pose(xMm, 0, 0), 12, 30), false);
    }

    private static List<SeenToken> seen(double... xMm) {
        return DoubleStream.of(xMm).mapToObj(x -> seen("die", x, 0)).toList();
    }

    private static SeenToken seen(String token, double xMm, double headingDeg) {
        return new SeenToken(new Token(token), 1, new Pose(xMm, 0, headingDeg), 1);
    }

    private static final List<Standing> TWO = List.of(lying(new Place("left"), 0), lying(new Place("right"), 10));

    @Test
    void twoStandingsThatFitOneTokenAreBothMatchedIfPossible() {
        assertThat(LyingMatch.of(TWO, seen(6, 16)).missing()).isEmpty();
        assertThat(LyingMatch.of(TWO, seen(4, -6)).missing()).isEmpty();
    }

    @Test
    void theFirstStandingInTheListHasPrecedence() {
        assertThat(LyingMatch.of(TWO, seen(5)).missing()).containsExactly(TWO.get(1));
    }

    @ParameterizedTest
    @CsvSource({"die, 12, 30, 0", "die, 13, 0, 1", "die, 0, 31, 1", "die, 0, 331, 0", "coin, 0, 0, 1"})
    void aTokenIsFoundNearEnoughAndTurnedLittleEnough(String token, double xMm, double headingDeg, int missing) {
        LyingMatch match = LyingMatch.of(TWO.subList(0, 1), List.of(seen(token, xMm, headingDeg)));
        assertThat(match.missing()).hasSize(missing);
        assertThat(match.surplus()).hasSize(missing);
    }
}
