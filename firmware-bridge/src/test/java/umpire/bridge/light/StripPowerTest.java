package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Rgb;

class StripPowerTest {
    private static final Rgb WHITE = new Rgb(255, 255, 255);

    @Test
    void theCurrentIsThePartsPlusTheIdleCurrent() {
        StripPower stripPower = new StripPower(1, 20, 1, 1000);
        assertThat(stripPower.drawnMilliamps(Collections.nCopies(3, WHITE))).isCloseTo(183, within(1e-9));
    }

    @Test
    void noPictureEverDrawsMoreThanTheLimit() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            StripPower stripPower = new StripPower(random.nextDouble(), 20, 1, 300 + random.nextInt(3000));
            List<Rgb> colours = random.ints(288, 0, 0x1000000)
                    .mapToObj(rgb -> new Rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff))
                    .toList();
            assertThat(stripPower.drawnMilliamps(stripPower.tame(colours)))
                    .as("seed %d", seed)
                    .isLessThanOrEqualTo(stripPower.limitMilliamps());
        }
    }

    @Test
    void theSupplysAmperesAreTheLimit() {
        assertThat(StripPower.within(2.5)).isEqualTo(StripPower.standard());
        assertThat(StripPower.within(10).limitMilliamps()).isEqualTo(10_000);
    }

    @Test
    void aPictureWithinTheLimitIsOnlyDimmed() {
        StripPower stripPower = new StripPower(0.5, 20, 1, 2500);
        assertThat(stripPower.tame(List.of(WHITE, Rgb.DARK))).containsExactly(new Rgb(127, 127, 127), Rgb.DARK);
    }

    @Test
    void aPictureBeyondTheLimitKeepsItsHues() {
        StripPower stripPower = new StripPower(1, 20, 0, 20);
        assertThat(stripPower.tame(List.of(new Rgb(255, 0, 0), new Rgb(0, 255, 0))))
                .containsExactly(new Rgb(127, 0, 0), new Rgb(0, 127, 0));
    }

    @Test
    void theIdleCurrentIsSubtractedFromTheLimit() {
        StripPower stripPower = new StripPower(1, 20, 2, 44);
        assertThat(stripPower.tame(List.of(WHITE, WHITE))).containsOnly(new Rgb(85, 85, 85));
    }

    @Test
    void aSupplyThatCannotEvenFeedDarkLedsLightsNone() {
        StripPower stripPower = new StripPower(1, 20, 1, 100);
        assertThat(stripPower.tame(Collections.nCopies(288, WHITE))).containsOnly(Rgb.DARK);
    }

    @Test
    void anInvalidCurrentIsRejected() {
        assertThatThrownBy(() -> new StripPower(1.1, 20, 1, 1)).hasMessageContaining("brightness");
        assertThatThrownBy(() -> new StripPower(Double.NaN, 20, 1, 1)).hasMessageContaining("brightness");
        assertThatThrownBy(() -> new StripPower(1, -20, 1, 1)).hasMessageContaining("milliamperes");
        assertThatThrownBy(() -> new StripPower(1, 20, 1, 0)).hasMessageContaining("milliamperes");
    }
}
