package umpire.proof.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.OgreChess;

class BenchReportTest {
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
    void aGameThatTakesTooLongIsGivenUp() {
        assertThat(new Workload<>(OgreChess.game(), 10).playOuts(1, 3)).isEqualTo(30);
    }

    @Test
    void theYardstickNeverChanges() {
        assertThat(QueensYardstick.placed()).isEqualTo(35_538);
    }

    @Test
    void workIsDoneUntilItsSliceIsUsedUp() {
        AtomicLong nanos = new AtomicLong();
        Throughput throughput = Throughput.of(1_000, nanos::get, () -> {
            nanos.addAndGet(400);
            return 7;
        });
        assertThat(throughput).isEqualTo(new Throughput(3, 21, 1_200 / 1e9));
    }

    @Test
    void everyRatioIsToTheYardstickOfItsRound() {
        AtomicLong nanos = new AtomicLong();
        BenchReport report =
                BenchReport.of(workload, 2, 1, Duration.ofMillis(1), () -> nanos.getAndAdd(2_000_000), soFar -> {});
        assertThat(report.sequences()).isEqualTo(1744);
        assertThat(report.judgedRatio()).isEqualTo(1744e3 / QueensYardstick.placed(), within(1e-6));
        assertThat(report.playOutsRatio()).isEqualTo(50e6 / QueensYardstick.placed(), within(1e-6));
    }
}
