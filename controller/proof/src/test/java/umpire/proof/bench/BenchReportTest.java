package umpire.proof.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.toy.Hail;
import umpire.rules.kernel.toy.Quoits;
import umpire.rules.ogrechess.OgreChess;
import umpire.table.games.GameChoice;

class BenchReportTest {
    private static final BenchedGame OGRE_CHESS = new BenchedGame(GameChoice.of("ogre-chess"));
    private static final BenchRound WARM_UP = new BenchRound(1, 99, 99, 99);

    private final Workload<?, ?> workload = new Workload<>(OgreChess.game(), 5000);

    @Test
    void judgingTheLastActionsCountsWhatListingThemCounts() {
        assertThat(workload.judged(2)).isEqualTo(1744);
        assertThat(workload.listed(2)).isEqualTo(1744);
    }

    @Test
    void theSameSeedsPlayTheSameGames() {
        assertThat(workload.playOuts(1, 3)).isEqualTo(workload.playOuts(1, 3)).isGreaterThan(3);
    }

    @Test
    void aGameThatTakesTooLongIsAbandoned() {
        assertThat(new Workload<>(OgreChess.game(), 10).playOuts(1, 3)).isEqualTo(30);
    }

    /** A roll that may land anywhere has no list of results, so it is drawn by chance. */
    @Test
    void aRollThatCannotBeCountedIsThrownWhileItIsTimed() {
        assertThat(new Workload<>(new Hail(), 100).playOuts(1, 3)).isEqualTo(3 * 6);
        assertThat(new Workload<>(new Quoits(), 100).playOuts(1, 3)).isGreaterThan(3 * 8);
    }

    @Test
    void theYardstickNeverChanges() {
        assertThat(QueensYardstick.placed()).isEqualTo(35_538);
    }

    @Test
    void jmhTimesEachBenchmarkInARound() {
        BenchRound round = BenchRound.timed(OGRE_CHESS, 1, Duration.ofMillis(1));
        assertThat(List.of(round.queens(), round.playOuts(), round.judged(), round.listed()))
                .allMatch(perSecond -> perSecond > 0);
    }

    @Test
    void aFailureDuringTheMeasurementIsReportedWithItsReason() {
        BenchedGame unknown = new BenchedGame(GameChoice.of("no-such-game"));
        assertThatThrownBy(() -> BenchRound.timed(unknown, 1, Duration.ofMillis(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasStackTraceContaining("there is no game 'no-such-game'");
    }

    @Test
    void aRulingReachesTheMeasuredGame() {
        BenchedGame game = new BenchedGame(
                new GameChoice("g", Map.of("a", "1,2", "b", "x=y\n"), Map.of("map", "hexes: [a, \"b\"]\n")));
        assertThat(BenchedGame.of(game.written())).isEqualTo(game);
    }

    @Test
    void aSliceShorterThanACpuTickUsesWallClockTime() {
        assertThat(ProcessorTimeProfiler.spentNanos(10_000_000, 25_000_000)).isEqualTo(10_000_000);
        assertThat(ProcessorTimeProfiler.spentNanos(0, 3_000_000)).isEqualTo(3_000_000);
    }

    @Test
    void everyRatioIsToTheYardstickOfItsRound() {
        BenchReport report = report(new BenchRound(10, 20, 30, 40), new BenchRound(20, 40, 60, 80));
        assertThat(report.sequences()).isEqualTo(1744);
        assertThat(report.playOutsRatio()).isEqualTo(2 * 50e6 / QueensYardstick.placed(), within(1e-6));
        assertThat(report.judgedRatio()).isEqualTo(3 * 1744e3 / QueensYardstick.placed(), within(1e-6));
        assertThat(report.listedRatio()).isEqualTo(4 * 1744e3 / QueensYardstick.placed(), within(1e-6));
    }

    @Test
    void figuresAreTheMediansOfTheRoundsThatCount() {
        BenchReport report = report(new BenchRound(10, 20, 30, 40), new BenchRound(20, 40, 60, 80));
        assertThat(report.queens()).isEqualTo(15 * QueensYardstick.placed(), within(1e-6));
        assertThat(report.playOuts()).isEqualTo(30 * 50, within(1e-6));
        assertThat(report.plies()).isEqualTo(30 * 700, within(1e-6));
        assertThat(report.judged()).isEqualTo(45 * 1744, within(1e-6));
        assertThat(report.listed()).isEqualTo(60 * 1744, within(1e-6));
    }

    /** Student's t of 99.9 % is 31.6 with two degrees of freedom; the standard error of 1, 2 and 3 is 1/√3. */
    @Test
    void anErrorIsOfRatiosAndNeedsThreeRounds() {
        double perThousand = 1744e3 / QueensYardstick.placed();
        BenchReport three =
                report(new BenchRound(1, 1, 1, 5), new BenchRound(2, 2, 4, 10), new BenchRound(3, 3, 9, 15));
        assertThat(three.judgedError()).isEqualTo(31.6 / Math.sqrt(3) * perThousand, within(0.01 * perThousand));
        assertThat(three.playOutsError()).isZero();
        assertThat(three.listedError()).isEqualTo(0, within(1e-9));
        assertThat(report(new BenchRound(1, 1, 1, 1), new BenchRound(2, 2, 4, 2))
                        .judgedError())
                .isNaN();
    }

    @Test
    void warmUpRoundsHaveNoResult() {
        List<Optional<BenchReport>> reached = new ArrayList<>();
        Deque<BenchRound> rounds = rounds(new BenchRound(1, 1, 1, 1), new BenchRound(1, 3, 1, 1));
        BenchReport last = BenchReport.of(new BenchCounts(2, 700, 1744), 2, slices -> rounds.pop(), reached::add);
        assertThat(reached)
                .hasSize(4)
                .startsWith(Optional.empty(), Optional.empty())
                .endsWith(Optional.of(last));
        assertThat(reached.get(2))
                .hasValueSatisfying(one -> assertThat(one.playOuts()).isEqualTo(50));
    }

    @Test
    void warmUpRoundsAreLonger() {
        List<Integer> slices = new ArrayList<>();
        BenchReport.of(
                new BenchCounts(2, 700, 1744),
                2,
                slice -> {
                    slices.add(slice);
                    return WARM_UP;
                },
                soFar -> {});
        assertThat(slices).containsExactly(5, 5, 1, 1);
    }

    private static BenchReport report(BenchRound... rounds) {
        Deque<BenchRound> all = rounds(rounds);
        return BenchReport.of(new BenchCounts(2, 700, 1744), rounds.length, slices -> all.pop(), soFar -> {});
    }

    private static Deque<BenchRound> rounds(BenchRound... rounds) {
        Deque<BenchRound> all = new ArrayDeque<>(List.of(WARM_UP, WARM_UP));
        all.addAll(List.of(rounds));
        return all;
    }
}
