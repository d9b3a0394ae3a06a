package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.vision.twin.scene.NumeralMake;

/** The print on a ten-sided die. */
class NumeralPrintsTest {
    private static final double EDGE_MM = 16;

    private final NumeralPrints prints = new NumeralPrints();

    private NumeralPrint drawn(NumeralMake make, String shows) {
        return prints.of(make, make.written(shows), EDGE_MM);
    }

    private static double inkMm2(NumeralPrint print) {
        double sum = 0;
        for (float share : print.ink()) {
            sum += share;
        }
        double pixelMm = 2 * print.halfMm() / print.sidePx();
        return sum * pixelMm * pixelMm;
    }

    @Test
    void tenIsWrittenAsZeroAndTensAsPairs() {
        assertThat(NumeralMake.OWN.written("10")).isEqualTo("0");
        assertThat(NumeralMake.OWN.ofTens().written("10")).isEqualTo("00");
        assertThat(NumeralMake.OWN.ofTens().written("3")).isEqualTo("30");
    }

    @Test
    void aMarkIsOnlyBelowItsNumeral() {
        NumeralPrint lined = drawn(NumeralMake.OWN, "6");
        NumeralPrint plain = drawn(NumeralMake.OWN.marked(NumeralMake.NumeralMark.NONE), "6");
        double below = -EDGE_MM * (0.21 + 0.42 * 0.2);
        assertThat(lined.inkAt(0, below)).isGreaterThan(0.9);
        assertThat(plain.inkAt(0, below)).isZero();
        assertThat(inkMm2(drawn(NumeralMake.OWN.marked(NumeralMake.NumeralMark.DOT), "9")))
                .isGreaterThan(inkMm2(drawn(NumeralMake.OWN.marked(NumeralMake.NumeralMark.NONE), "9")));
        assertThat(drawn(NumeralMake.OWN, "8")).isEqualTo(drawn(NumeralMake.OWN, "8"));
    }

    @Test
    void aNineIsAnInvertedSix() {
        NumeralMake strokes =
                new NumeralMake(StrokeNumerals.FAMILY, false, 0.42, 1, 0, NumeralMake.NumeralMark.NONE, false, 0, true);
        NumeralPrint six = drawn(strokes, "6");
        NumeralPrint nine = drawn(strokes, "9");
        double off = 0;
        for (int i = 0; i < six.ink().length; i++) {
            off += Math.abs(six.ink()[i] - nine.ink()[six.ink().length - 1 - i]);
        }
        assertThat(off / six.ink().length).isLessThan(0.03);
    }

    @Test
    void aNumeralHasItsHeightInTheMiddleOfItsFace() {
        NumeralPrint one = drawn(NumeralMake.OWN, "8");
        assertThat(one.inkAt(0, EDGE_MM * 0.2)).isGreaterThan(0.9);
        assertThat(one.inkAt(0, EDGE_MM * 0.26)).isZero();
        assertThat(one.inkAt(0, -EDGE_MM * 0.2)).isGreaterThan(0.9);
    }
}
