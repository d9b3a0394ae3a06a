package umpire.vision.twin.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.numerals.NumeralLabel;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.frame.OpenCv;

/** Nets can be trained from this code alone: small ones, trained on one picture, distinguish bodies from their surroundings in another. */
class NumeralTrainingTest {
    private static byte[] bytes(NumeralNets nets) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        nets.write(out);
        return out.toByteArray();
    }

    private static NumeralSamples samples(long seed) {
        OpenCv.load();
        NumeralSamples samples = new NumeralSamples(seed);
        NumeralScene scene = NumeralScene.of(seed, NumeralFonts.learnt(), NumeralScene.PictureCondition.ALL.getFirst());
        try (NumeralSamples.KnownPicture picture = NumeralSamples.KnownPicture.of(scene)) {
            samples.take(picture, Optional.empty());
        }
        return samples;
    }

    @Test
    void smallNetsAreTrainedAndWritten() throws IOException {
        byte[] made = bytes(new NumeralTraining(1, 2, 8, 12, 7).train(line -> {}));
        NumeralNets nets = NumeralNets.read(new ByteArrayInputStream(made));
        assertThat(bytes(nets)).isEqualTo(made);
        assertThat(nets.numerals().outputs()).isEqualTo(NumeralLabel.COUNT);
        SampleSet bodies = samples(400_000).bodies();
        int right = 0;
        for (int i = 0; i < bodies.size(); i++) {
            boolean said = nets.bodies().answers(bodies.input(i))[0] > 0;
            right += said == (bodies.label(i) == 1) ? 1 : 0;
        }
        assertThat(bodies.size()).isGreaterThan(500);
        assertThat((double) right / bodies.size()).isGreaterThan(0.75);
    }
}
