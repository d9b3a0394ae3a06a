package umpire.proof.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The share of right readings at each level of confidence. */
class ReliabilityTest {
    private static Reliability of(int right, int wrong, double confidence) {
        Reliability reliability = new Reliability();
        for (int i = 0; i < right + wrong; i++) {
            reliability.add(confidence, i < right);
        }
        return reliability;
    }

    @Test
    void readingsAreGroupedByConfidence() {
        Reliability reliability = of(9, 1, 0.8);
        reliability.add(0.95, true);
        reliability.add(1, true);
        assertThat(reliability.levels())
                .extracting(Reliability.SureReadings::from)
                .containsExactly(0.75, 0.94);
        assertThat(reliability.levels())
                .extracting(Reliability.SureReadings::readings)
                .containsExactly(10, 2);
        assertThat(reliability.levels().getFirst().real()).isEqualTo(0.9);
    }

    /** Wilson 1927: 9 of 10 are between 0.596 and 0.982. */
    @Test
    void fewReadingsGiveAWideInterval() {
        Reliability.SureReadings level = of(9, 1, 0.8).levels().getFirst();
        assertThat(level.least()).isCloseTo(0.596, within(0.001));
        assertThat(level.most()).isCloseTo(0.982, within(0.001));
        assertThat(of(900, 100, 0.8).levels().getFirst().least()).isGreaterThan(0.87);
    }

    @Test
    void theDiagramShowsTheNumberOfReadings() {
        assertThat(ReliabilityDiagram.svg("Readings of d6", of(9, 1, 0.8).levels()))
                .startsWith("<svg ")
                .contains("9 of 10", "Readings of d6");
    }
}
