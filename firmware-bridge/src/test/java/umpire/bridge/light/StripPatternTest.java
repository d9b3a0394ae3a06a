package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.hardware.Leds.Led;
import umpire.hardware.Table;

/** The background pattern of the whole strip, LED by LED. */
class StripPatternTest {
    private static final int COUNT = 288;
    private static final Leds STRIP = Leds.roundTheEdge(Table.standard(), COUNT);

    private static List<Integer> lit(StripPattern stripPattern, long nowMs) {
        return IntStream.range(0, COUNT)
                .filter(led -> colour(stripPattern, led, nowMs).sum() > 0)
                .boxed()
                .toList();
    }

    private static Rgb colour(StripPattern stripPattern, int led, long nowMs) {
        return stripPattern.colour(new StripEdges(STRIP), led, nowMs);
    }

    @Test
    void setupShowsWanderingDashesOfThreeInTwentyFour() {
        assertThat(lit(StripPattern.SETUP, 0))
                .startsWith(0, 1, 2, 24, 25, 26, 48)
                .hasSize(COUNT / 8);
        assertThat(lit(StripPattern.SETUP, 119)).isEqualTo(lit(StripPattern.SETUP, 0));
        assertThat(lit(StripPattern.SETUP, 120)).startsWith(1, 2, 3, 25).hasSize(COUNT / 8);
        assertThat(colour(StripPattern.SETUP, 0, 0)).isEqualTo(new Rgb(60, 60, 60));
    }

    @Test
    void aRollShowsARunningSpotWithATailOfNine() {
        assertThat(lit(StripPattern.ROLL, 15 * 100)).containsExactly(91, 92, 93, 94, 95, 96, 97, 98, 99, 100);
        assertThat(lit(StripPattern.ROLL, 15 * 2)).containsExactly(0, 1, 2, 281, 282, 283, 284, 285, 286, 287);
        Rgb head = new Rgb(150, 60, 255);
        assertThat(colour(StripPattern.ROLL, 100, 15 * 100)).isEqualTo(head);
        assertThat(colour(StripPattern.ROLL, 95, 15 * 100)).isEqualTo(head.times(0.5));
        assertThat(lit(StripPattern.ROLL, 15 * COUNT)).isEqualTo(lit(StripPattern.ROLL, 0));
    }

    @Test
    void aPauseBreathesEverywhere() {
        assertThat(lit(StripPattern.PAUSED, 0)).hasSize(COUNT);
        assertThat(colour(StripPattern.PAUSED, 7, 0)).isEqualTo(new Rgb(80, 50, 0));
        assertThat(colour(StripPattern.PAUSED, 7, 1200)).isEqualTo(new Rgb(80, 50, 0).times(0.1));
    }

    @Test
    void aTableThatCannotSeeFlashesWithinEightCentimetresOfEachCorner() {
        List<Integer> corners = IntStream.range(0, COUNT)
                .filter(led -> cornerMm(STRIP.leds().get(led)) <= 80)
                .boxed()
                .toList();
        assertThat(corners).hasSizeGreaterThan(40);
        assertThat(lit(StripPattern.BLIND, 0)).isEqualTo(corners);
        assertThat(lit(StripPattern.BLIND, 800)).isEmpty();
        assertThat(colour(StripPattern.BLIND, 0, 0)).isEqualTo(new Rgb(255, 0, 120));
    }

    private static double cornerMm(Led led) {
        Table table = Table.standard();
        double x = table.widthMm() / 2 - Math.abs(led.xMm());
        double y = table.heightMm() / 2 - Math.abs(led.yMm());
        return Math.hypot(x, y);
    }

    @Test
    void theEndOfTheGameLightsEveryOtherLed() {
        assertThat(lit(StripPattern.OVER, 0)).startsWith(0, 2, 4).hasSize(COUNT / 2);
        assertThat(colour(StripPattern.OVER, 2, 12_345)).isEqualTo(new Rgb(70, 55, 20));
    }

    @Test
    void playIsDark() {
        assertThat(lit(StripPattern.PLAY, 0)).isEmpty();
    }
}
