package umpire.vision.detect.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a face looks like at a blur, on the lattice laid over it. */
class PipTemplateTest {
    private static final double CONTRAST = -40;

    /** In blur a pip brightens or darkens the places beside it; taken together, those are still told to be empty. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void aPipDoesNotCountForThePlacesItIsBlurredInto(int blur) {
        PipTemplate template = PipTemplate.BY_BLUR.get(blur);
        double[] five = levels(template, 6);
        double[] found = template.pipLevels(five);
        for (int place = 0; place < PipPattern.PLACES; place++) {
            double wanted = PipPattern.ALL.get(6).places().contains(place) ? CONTRAST : 0;
            assertThat(found[place]).as("place %d", place).isCloseTo(wanted, within(1e-6));
        }
    }

    /** A face with these pips, as the template itself has it: an answer of one is a pattern of length one. */
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
