package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.referee.announcement.Cue.Role;

/** The roles can be distinguished without colours. */
class PatternTest {
    @Test
    void everyRoleHasAPatternOfItsOwn() {
        assertThat(Arrays.stream(Role.values()).map(role -> RoleStyle.of(role).pattern()))
                .doesNotHaveDuplicates();
    }

    @Test
    void noTwoPatternsLookAlikeInBrightAndDark() {
        List<List<Integer>> films =
                Arrays.stream(Pattern.values()).map(PatternTest::film).toList();
        for (int i = 0; i < films.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(difference(films.get(i), films.get(j)))
                        .as("%s and %s", Pattern.values()[i], Pattern.values()[j])
                        .isGreaterThan(0.1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void aPatternStaysBetweenDarkAndBright(Pattern pattern) {
        moments()
                .forEach(moment ->
                        assertThat(pattern.level(moment[0], moment[1] / 10.0)).isBetween(0.0, 1.0));
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void aPatternBeginsBrightSoThatAShortTurnShowsIt(Pattern pattern) {
        double atStart = Math.max(pattern.level(0, 0), pattern.level(0, 1));
        double ever = moments()
                .mapToDouble(moment -> pattern.level(moment[0], moment[1] / 10.0))
                .max()
                .orElseThrow();
        assertThat(atStart).isEqualTo(ever);
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void nothingFlashesMoreThanThreeTimesASecond(Pattern pattern) {
        for (int startMs = 0; startMs < 5000; startMs += 10) {
            int flashes = 0;
            boolean dark = pattern.level(startMs, 1) < 0.5;
            for (int nowMs = startMs; nowMs < startMs + 1000; nowMs += 10) {
                boolean nowDark = pattern.level(nowMs, 1) < 0.5;
                flashes += dark && !nowDark ? 1 : 0;
                dark = nowDark;
            }
            assertThat(flashes).as("flashes in the second from %d ms", startMs).isLessThanOrEqualTo(3);
        }
    }

    @ParameterizedTest
    @EnumSource(Pattern.class)
    void patternsWorkBeforeTimeZero(Pattern pattern) {
        assertThat(pattern.level(-43_200_000L * 7 + 250, 0.5)).isBetween(0.0, 1.0);
    }

    @ParameterizedTest
    @CsvSource({
        "BREATHING, 0, 0, 1",
        "BREATHING, 600, 0, 0.55",
        "BREATHING, 1200, 0, 0.1",
        "BREATHING, 2400, 0, 1",
        "SLOW_BLINK, 749, 0, 1",
        "SLOW_BLINK, 750, 0, 0",
        "SLOW_BLINK, 1500, 0, 1",
        "FAST_BLINK, 179, 0, 1",
        "FAST_BLINK, 180, 0, 0",
        "FAST_BLINK, 360, 0, 1",
        "DOUBLE_FLASH, 159, 0, 1",
        "DOUBLE_FLASH, 160, 0, 0",
        "DOUBLE_FLASH, 319, 0, 0",
        "DOUBLE_FLASH, 320, 0, 1",
        "DOUBLE_FLASH, 479, 0, 1",
        "DOUBLE_FLASH, 480, 0, 0",
        "DOUBLE_FLASH, 1600, 0, 1",
        "WINK, 1599, 0, 1",
        "WINK, 1600, 0, 0.05",
        "WINK, 2000, 0, 1",
        "MOVING_DASH, 0, 1, 1",
        "MOVING_DASH, 0, 0.75, 1",
        "MOVING_DASH, 0, 0.7, 0.08",
        "MOVING_DASH, 450, 0.25, 1",
        "MOVING_DASH, 450, 0.75, 1",
        "MOVING_DASH, 450, 0.8, 0.08",
        "MOVING_DASH, 900, 1, 1",
        "ENDS_BLINK, 0, 0.7, 0.6",
        "ENDS_BLINK, 0, 0.6, 0",
        "ENDS_BLINK, 749, 1, 0.6",
        "ENDS_BLINK, 750, 1, 0",
    })
    void brightnessDependsOnTimeAndDistance(Pattern pattern, long nowMs, double off, double level) {
        assertThat(pattern.level(nowMs, off)).isCloseTo(level, within(1e-9));
    }

    private static Stream<int[]> moments() {
        return IntStream.range(0, 720)
                .boxed()
                .flatMap(i -> IntStream.rangeClosed(0, 10).mapToObj(off -> new int[] {i * 10, off}));
    }

    private static List<Integer> film(Pattern pattern) {
        return moments()
                .map(moment -> (int) Math.round(100 * pattern.level(moment[0], moment[1] / 10.0)))
                .toList();
    }

    private static double difference(List<Integer> one, List<Integer> other) {
        return IntStream.range(0, one.size())
                        .map(i -> Math.abs(one.get(i) - other.get(i)))
                        .average()
                        .orElseThrow()
                / 100;
    }
}
