package umpire.table.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Pose;
import umpire.table.games.GameCatalogue;

/** An arm over some units that touches others, or only passes, does not count as touching those units. */
class PassingArmTest {
    private static final String HEAVY = "yellow acting - | d1:YTT e1:YTT b4:YH c6:BT | trooper+heavy-1 | - | - | -";

    private static final long TOUCH_MS = 350;
    private static final long SEEN_MS = 2_000;

    private static TimedTable timed(long frameMs) {
        return new TimedTable(GameCatalogue.open("ground-force", Map.of()).orThrow(), HEAVY, frameMs);
    }

    private static Set<String> touched(TimedTable timed) {
        Set<String> touched = new TreeSet<>();
        timed.said().forEach(said -> touched.addAll(said.touched()));
        return touched;
    }

    @ParameterizedTest
    @CsvSource({"20, 66", "1500, 100"})
    void aWeaponAndItsTargetAreTheOnlyOnesTouched(long apartMs, long frameMs) {
        weaponAndTargetAreTouched(apartMs, frameMs);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"20, 100", "20, 40", "700, 66", "4000, 66"})
    void anArmAtOtherSpeedsTouchesNoOthers(long apartMs, long frameMs) {
        weaponAndTargetAreTouched(apartMs, frameMs);
    }

    private static void weaponAndTargetAreTouched(long apartMs, long frameMs) {
        try (TimedTable timed = timed(frameMs)) {
            timed.at(TOUCH_MS, ms -> timed.table().touch(timed.tagOn("b4"), "Yellow", ms));
            timed.at(TOUCH_MS + apartMs, ms -> timed.table().touch(timed.tagOn("c6"), "Yellow", ms));
            timed.run(TOUCH_MS + apartMs + 2 * SEEN_MS);
            assertThat(timed.said())
                    .extracting(said -> said.prompt().says())
                    .noneMatch(says -> says.contains("own units"));
            assertThat(touched(timed)).isSubsetOf("b4", "c6");
            assertThat(timed.entered())
                    .extracting(TimedTable.Entered::text)
                    .as(() -> timed.said().toString())
                    .containsExactly("attack heavy b4 c6");
        }
    }

    @ParameterizedTest
    @CsvSource({"c6, 66", "b4, 66"})
    void aSingleTouchNamesOnePiece(String place, long frameMs) {
        isTouchedAlone(place, frameMs);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"c6, 100", "d1, 66"})
    void aSingleTouchNamesOnePieceElsewhereAndAtOtherSpeeds(String place, long frameMs) {
        isTouchedAlone(place, frameMs);
    }

    private static void isTouchedAlone(String place, long frameMs) {
        try (TimedTable timed = timed(frameMs)) {
            timed.at(TOUCH_MS, ms -> timed.table().touch(timed.tagOn(place), "Yellow", ms));
            timed.run(TOUCH_MS + 2 * SEEN_MS);
            assertThat(touched(timed)).isSubsetOf(place);
            assertThat(timed.entered()).isEmpty();
        }
    }

    @Test
    void aHandThatRestsOverUnitsAndGoesTouchesNone() {
        try (TimedTable timed = timed(66)) {
            for (String over : new String[] {"b4", "d1", "e1", "c6"}) {
                Pose there = timed.table()
                        .at(0)
                        .piece(timed.tagOn(over))
                        .orElseThrow()
                        .pose();
                timed.run(timed.nextMs() + SEEN_MS);
                timed.at(timed.nextMs() + 1, ms -> timed.table().hand(true, there.xMm(), there.yMm(), ms));
                timed.at(timed.nextMs() + 1_000, ms -> timed.table().hand(false, 0, 0, ms));
            }
            timed.run(timed.nextMs() + 2 * SEEN_MS);
            assertThat(touched(timed)).isEmpty();
            assertThat(timed.entered()).isEmpty();
        }
    }
}
