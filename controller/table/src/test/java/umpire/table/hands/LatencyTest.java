package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The delay between a hand's action and the picture that shows it, including the hand's withdrawal and a die's tumbling. The time to
 * process the picture comes on top.
 */
class LatencyTest {
    private static final long FRAME_MS = 66;
    private static final long BEGIN_MS = 240;
    private static final long DROP_MS = BEGIN_MS + 400;

    @ParameterizedTest
    @ValueSource(longs = {0, 23})
    void aDroppedPieceIsAnnouncedWithinHalfASecond(long laterMs) {
        try (TimedTable timed = new TimedTable("7c/8/8/8/3H4/8/8/7C w", FRAME_MS)) {
            timed.drag(timed.tagOn("d4"), "e6", DROP_MS + laterMs);
            timed.run(DROP_MS + 600);
            assertThat(timed.entered()).extracting(TimedTable.Entered::text).containsExactly("d4-e6");
            assertThat(timed.entered().getFirst().ms() - DROP_MS - laterMs).isLessThanOrEqualTo(500);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = 10)
    void aPiecePutBackAfterAWrongMoveIsTakenForThatWithinHalfASecond(long laterMs) {
        try (TimedTable timed = new TimedTable("7c/8/8/8/3H4/8/8/7C w", FRAME_MS)) {
            int tag = timed.tagOn("d4");
            timed.drag(tag, "d7", DROP_MS);
            timed.run(DROP_MS + 560);
            assertThat(timed.said().getLast().prompt().corrections()).isNotEmpty();
            long backMs = DROP_MS + 1_000 + laterMs;
            timed.drag(tag, "d4", backMs);
            timed.run(backMs + 500);
            assertThat(timed.said().getLast().prompt().corrections()).isEmpty();
            assertThat(timed.entered()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {3, 4})
    void aRollIsAnnouncedWithinNineTenthsOfASecondOfTheThrow(long seed) {
        String hit = "7c/4m3/8/4G3/8/8/8/7C w phase=roll(e5:e7;retreat-3)";
        try (TimedTable timed = new TimedTable(hit, FRAME_MS)) {
            timed.at(BEGIN_MS, ms -> timed.table().roll(TimedTable.DIE, seed, ms));
            timed.run(BEGIN_MS + 1_000);
            int face = timed.table()
                    .at(BEGIN_MS + 1_000)
                    .die(TimedTable.DIE)
                    .orElseThrow()
                    .face();
            assertThat(timed.entered()).hasSize(1);
            assertThat(timed.entered().getFirst().text()).isEqualTo("roll " + face);
            assertThat(timed.entered().getFirst().ms() - BEGIN_MS).isLessThanOrEqualTo(900);
        }
    }

    /** Attackers are dropped on the defender's square, not beside it. */
    @ParameterizedTest
    @ValueSource(strings = {"7c/8/8/3h4/2I5/8/8/7C w|c4|d5|c4xd5", "7c/8/8/3o4/3I4/8/8/7C b|d5|d4|d5xd4"})
    void anAttackerDroppedOnItsDefenderOverrunsIt(String line) {
        List<String> overrun = List.of(line.split("\\|"));
        try (TimedTable timed = new TimedTable(overrun.get(0), FRAME_MS)) {
            timed.drag(timed.tagOn(overrun.get(1)), overrun.get(2), DROP_MS);
            timed.run(DROP_MS + 600);
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly(overrun.get(3));
        }
    }
}
