package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The template of a face at a blur, on the lattice over it. */
class PipTemplateTest {
    private static final double CONTRAST = -40;

    /** A blurred pip brightens or darkens the places beside it. Solved together, those places are still found to be empty. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aBlurredPipDoesNotFillItsNeighbours(int blur) {
        PipTemplate template = PipTemplate.BY_BLUR.get(blur);
        double[] five = levels(template, 6);
        double[] found = template.pipLevels(five);
        for (int place = 0; place < PipPattern.PLACES; place++) {
            double wanted = PipPattern.ALL.get(6).places().contains(place) ? CONTRAST : 0;
            assertThat(found[place]).as("place %d", place).isCloseTo(wanted, within(1e-6));
        }
    }

    /** Returns the template's own levels of a face with these pips: a response of one is a pattern of length one. */
    private static double[] levels(PipTemplate template, int pattern) {
        double[] levels = new double[PipTemplate.POINTS];
        double[] unit = new double[PipTemplate.POINTS];
        double contrastOfOne = template.contrast(pattern, 1);
        for (int i = 0; i < levels.length; i++) {
            unit[i] = 1;
            levels[i] = template.response(pattern, unit) * CONTRAST / contrastOfOne;
            unit[i] = 0;
        }
        return levels;
    }
}
