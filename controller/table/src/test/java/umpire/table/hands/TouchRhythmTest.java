package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Pose;

/** Touches of attacker and target name the shot in any rhythm, at ten pictures a second and at more. */
class TouchRhythmTest {
    private static final String FIRE = "7c/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5)";
    private static final long TAP_MS = 350;
    /** The duration of a touch. */
    private static final long BACK_MS = 770;

    private static final long HALF_A_SECOND_MS = 500;

    @ParameterizedTest
    @CsvSource({"200, 100", "300, 66", "500, 100", "800, 100", "1200, 100"})
    void aPairTappedSoonAfterEachOtherIsOneShot(long apartMs, long frameMs) {
        try (TimedTable timed = new TimedTable(FIRE, frameMs)) {
            timed.at(TAP_MS, ms -> timed.table().tap(timed.tagOn("e5"), ms));
            timed.at(TAP_MS + apartMs, ms -> timed.table().tap(timed.tagOn("e7"), "White", ms));
            timed.run(TAP_MS + Math.max(apartMs + BACK_MS, 2 * BACK_MS + 100) + 800);
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly("e5:e7");
        }
    }

    /** The sheet's two seats are opposite each other, so both may have hands over the table. */
    @Test
    void aPairLiftedByTwoHandsAtOnceIsOneShotAsWell() {
        try (TimedTable timed = new TimedTable(FIRE, 50)) {
            timed.at(TAP_MS, ms -> timed.table().tap(timed.tagOn("e5"), ms));
            timed.at(TAP_MS + 250, ms -> timed.table().tap(timed.tagOn("e7"), ms));
            timed.run(TAP_MS + 250 + BACK_MS + 900);
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly("e5:e7");
        }
    }

    @Test
    void aTouchIsShownWithinHalfASecondOfThePieceBeingBack() {
        try (TimedTable timed = new TimedTable(FIRE, 100)) {
            timed.at(TAP_MS, ms -> timed.table().tap(timed.tagOn("e5"), ms));
            timed.run(TAP_MS + BACK_MS + HALF_A_SECOND_MS);
            TimedTable.Said last = timed.said().getLast();
            assertThat(last.prompt().says()).startsWith("White: e5 touched.");
            assertThat(last.touched()).containsExactly("e5");
            assertThat(timed.entered()).isEmpty();
        }
    }

    @Test
    void aPieceTurnedUnderAHandIsTouched() {
        try (TimedTable timed = new TimedTable(FIRE, 100)) {
            int tag = timed.tagOn("e5");
            Pose stands = timed.table().at(0).piece(tag).orElseThrow().pose();
            timed.at(TAP_MS, ms -> timed.table().hand(true, stands.xMm(), stands.yMm() - 20, ms));
            timed.at(TAP_MS + 400, ms -> timed.table().turn(tag, stands.headingDeg() + 40, ms));
            timed.at(TAP_MS + 800, ms -> timed.table().hand(false, 0, 0, ms));
            timed.run(TAP_MS + 1_600);
            assertThat(timed.said().getLast().touched()).containsExactly("e5");
            assertThat(timed.entered()).isEmpty();
        }
    }
}
