package umpire.proof.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.numerals.NumeralNets;
import umpire.vision.detect.numerals.NumeralThresholds;

/** Nets are made by what is here alone: a small one, of one picture, finds most dice and is sure of hardly any. */
class NumeralTrainingTest {
    private static NumeralNets small() {
        return new NumeralTraining(1, 2, 8, 12, 7).train(line -> {});
    }

    private static byte[] bytes(NumeralNets nets) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        nets.write(out);
        return out.toByteArray();
    }

    @Test
    void aSmallNetIsTrainedWrittenAndFindsDice() throws IOException {
        byte[] made = bytes(small());
        NumeralNets read = NumeralNets.read(new ByteArrayInputStream(made));
        assertThat(bytes(read)).isEqualTo(made);
        NumeralTrial trial = new NumeralTrial(read, NumeralThresholds.standard());
        NumeralTrial.Tally tally =
                trial.tried(NumeralScene.Condition.ALL.getFirst(), 1, 400_000, new ArrayList<>(List.of()));
        assertThat(tally.dice()).isGreaterThan(100);
        assertThat(tally.missed()).isLessThan(tally.dice() / 2);
        assertThat(tally.wrong()).isLessThan(tally.dice() / 10);
    }
}
