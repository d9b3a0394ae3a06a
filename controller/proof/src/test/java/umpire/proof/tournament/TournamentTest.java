package umpire.proof.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.toy.Discs;
import umpire.rules.kernel.toy.Morra;

/** Tournaments, and the certainty of their results. */
class TournamentTest {
    private static final Contender RANDOM = Contender.of("random").orElseThrow();
    private static final Contender LEVEL_TWO = Contender.of("2").orElseThrow();

    @Test
    void theSameSeedPlaysTheSameGames() {
        assertThat(played(5)).isEqualTo(played(5));
        assertThat(LongStream.range(1, 9).mapToObj(TournamentTest::played).distinct())
                .hasSizeGreaterThan(1);
    }

    @Test
    void contendersSwapSeats() {
        TournamentScore one = new TournamentGame<>(new Morra(), RANDOM, RANDOM, 9, 0).play(100, () -> {});
        TournamentScore other = new TournamentGame<>(new Morra(), RANDOM, RANDOM, 9, 1).play(100, () -> {});
        assertThat(List.of(one.won(), one.lost())).isEqualTo(List.of(other.lost(), other.won()));
    }

    @Test
    void everyContenderHasAName() {
        assertThat(Contender.WORDS.stream().map(word -> Contender.of(word).orElseThrow()))
                .extracting(Contender::toString)
                .containsExactly("random", "greedy", "tree", "level 1", "level 2", "level 3", "level 4", "level 5");
    }

    @Test
    void everyGameAndActionIsReported() {
        List<Integer> games = new ArrayList<>();
        AtomicInteger plies = new AtomicInteger();
        TournamentScore score =
                plan(1).play(new Discs(), soFar -> games.add(soFar.games()), soFar -> false, plies::incrementAndGet);
        assertThat(games).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(score.plies()).isEqualTo(plies.get());
    }

    @Test
    void aGameThatTakesTooLongIsAbandoned() {
        TournamentScore score =
                new Tournament(RANDOM, RANDOM, 2, 1, 3).play(new Discs(), soFar -> {}, soFar -> false, () -> {});
        assertThat(score).isEqualTo(new TournamentScore(0, 0, 0, 2, 0, 6));
    }

    /** Against the textbook: 8 of 10 points lie between 0.490 and 0.943. */
    @Test
    void theIntervalIsWilsons() {
        TournamentScore score = new TournamentScore(7, 2, 1, 0, 0, 0);
        assertThat(score.share()).isEqualTo(0.8);
        assertThat(score.lowest()).isCloseTo(0.490, within(0.001));
        assertThat(score.highest()).isCloseTo(0.943, within(0.001));
        assertThat(TournamentScore.said(TournamentScore.elo(score.share()))).isEqualTo("+241");
    }

    @Test
    void aPerfectScoreLeavesAFiniteLowerBound() {
        TournamentScore score = new TournamentScore(10, 0, 0, 0, 0, 0);
        assertThat(TournamentScore.said(TournamentScore.elo(score.share()))).isEqualTo("+infinite");
        assertThat(score.lowest()).isCloseTo(0.722, within(0.001));
    }

    @Test
    void aDecidedTournamentStopsAfterACompletePair() {
        List<Integer> games = new ArrayList<>();
        plan(1).play(new Discs(), soFar -> games.add(soFar.games()), soFar -> soFar.games() >= 3, () -> {});
        assertThat(games).containsExactly(1, 2, 3, 4);
    }

    @Test
    void aShareOutsideTheIntervalIsDecided() {
        TournamentScore score = new TournamentScore(7, 2, 1, 0, 0, 0);
        assertThat(score.decides(0.48)).isTrue();
        assertThat(score.decides(0.5)).isFalse();
        assertThat(score.decides(0.95)).isTrue();
    }

    @Test
    void winsOfTheFirstSeatAreCounted() {
        TournamentScore score = played(5);
        TournamentScore one = new TournamentGame<>(new Morra(), RANDOM, RANDOM, 9, 0).play(100, () -> {});
        TournamentScore other = new TournamentGame<>(new Morra(), RANDOM, RANDOM, 9, 1).play(100, () -> {});
        assertThat(one.firstSeat()).isEqualTo(one.won());
        assertThat(other.firstSeat()).isEqualTo(other.lost());
        assertThat(score.firstSeat()).isBetween(0, score.won() + score.lost());
    }

    @Test
    void unknownNamesAreRefused() {
        assertThat(List.of("0", "6", "-1", "", "one", "Random", "12"))
                .allMatch(word -> Contender.of(word).isEmpty());
        assertThat(LEVEL_TWO).hasToString("level 2");
        assertThat(RANDOM).hasToString("random");
    }

    private static TournamentScore played(long seed) {
        return plan(seed).play(new Morra(), soFar -> {}, soFar -> false, () -> {});
    }

    private static Tournament plan(long seed) {
        return new Tournament(RANDOM, RANDOM, 8, seed, 100);
    }
}
