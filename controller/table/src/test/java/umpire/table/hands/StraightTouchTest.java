package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Pose;

/** People lift a piece straight up and put it back. The hand hides it all the time, and afterwards it has a slightly different pose. */
class StraightTouchTest {
    private static final String FIRE = "7c/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5)";
    private static final long TOUCH_MS = 350;

    /** The time until a touch is over and detected, including the hand's movement. */
    private static final long SEEN_MS = 1_500;

    @ParameterizedTest
    @CsvSource({"40", "100", "250"})
    void aTouchCountsWithoutAVisibleLift(long frameMs) {
        try (TimedTable timed = new TimedTable(FIRE, frameMs)) {
            timed.at(TOUCH_MS, ms -> timed.table().touch(timed.tagOn("e5"), "White", ms));
            timed.run(TOUCH_MS + SEEN_MS);
            assertThat(timed.said().getLast().touched()).containsExactly("e5");
            assertThat(timed.entered()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"200, 100", "900, 66", "1500, 100"})
    void aPairTouchedByOneHandIsOneShot(long apartMs, long frameMs) {
        try (TimedTable timed = new TimedTable(FIRE, frameMs)) {
            timed.at(TOUCH_MS, ms -> timed.table().touch(timed.tagOn("e5"), "White", ms));
            timed.at(TOUCH_MS + apartMs, ms -> timed.table().touch(timed.tagOn("e7"), "White", ms));
            timed.run(TOUCH_MS + Math.max(apartMs, SEEN_MS) + SEEN_MS);
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly("e5:e7");
        }
    }

    /** On a busy machine with few pictures the first picture after touching the weapon already shows a hand over the target. */
    @ParameterizedTest
    @CsvSource({"10, 150", "1500, 200", "4000, 300", "10, 400", "4000, 900"})
    void aPairTouchedAtALowFrameRateIsOneShot(long apartMs, long frameMs) {
        try (TimedTable timed = pair("e5", "e7", apartMs, frameMs)) {
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly("e5:e7");
        }
    }

    @ParameterizedTest
    @CsvSource({"10, 150", "1500, 400", "4000, 900"})
    void aTargetThatIsTouchedBeforeItsWeaponIsNoShot(long apartMs, long frameMs) {
        try (TimedTable timed = pair("e7", "e5", apartMs, frameMs)) {
            assertThat(timed.entered()).isEmpty();
            assertThat(timed.said().getLast().touched()).containsExactly("e5");
        }
    }

    private static TimedTable pair(String first, String second, long apartMs, long frameMs) {
        TimedTable timed = new TimedTable(FIRE, frameMs);
        timed.watched();
        long beginMs = 10 * frameMs;
        timed.at(beginMs, ms -> timed.table().touch(timed.tagOn(first), "White", ms));
        timed.at(beginMs + apartMs, ms -> timed.table().touch(timed.tagOn(second), "White", ms));
        timed.run(beginMs + apartMs + SEEN_MS + 8 * frameMs);
        return timed;
    }

    @Test
    void aPieceThatIsPushedInItsPlaceIsTouched() {
        try (TimedTable timed = new TimedTable(FIRE, 100)) {
            int tag = timed.tagOn("e5");
            Pose stands = timed.table().at(0).piece(tag).orElseThrow().pose();
            Pose pushed = new Pose(stands.xMm() + 1.5, stands.yMm(), stands.headingDeg());
            timed.at(TOUCH_MS, ms -> timed.table().hand(true, stands.xMm() - 40, stands.yMm() - 60, ms));
            timed.at(
                    TOUCH_MS + 400,
                    ms -> timed.table().become(timed.table().at(ms).withPieceAt(tag, pushed)));
            timed.run(TOUCH_MS + SEEN_MS);
            assertThat(timed.said().getLast().touched()).containsExactly("e5");
        }
    }
}
