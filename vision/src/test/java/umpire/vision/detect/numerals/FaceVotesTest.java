package umpire.vision.detect.numerals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.KiteScan.KiteGuess;
import umpire.vision.detect.numerals.KiteScan.KitePlace;

/** A face is sure only if every rule of honesty is kept. Each test breaks one rule of a sure face. */
class FaceVotesTest {
    private static final NumeralThresholds LIMITS = NumeralThresholds.standard();
    private static final KitePlace PLACE = new KitePlace(0, true, 0, 0);
    private static final int TENS_30 = NumeralLabel.of("30", true);

    private static final double[] NO_CUTS = {0, 0, 0, 0};
    private static final double[] WITHOUT_HOLE = {0.9, 0.1, 0, 0};
    private static final double[] WITH_HOLE = {0.1, 0.9, 0, 0};

    /** Returns the answer of the network for a face, the other shares equal. */
    private static DieReading seen(int label, double share, double lies) {
        List<Double> faces = IntStream.range(0, NumeralLabel.COUNT)
                .mapToObj(own -> own == label ? share : (1 - share) / (NumeralLabel.COUNT - 1))
                .toList();
        return new DieReading(new Pixel(0, 0), 0, 0, faces, faces, lies, lies);
    }

    private static KiteGuess guess(int label, double share, double unmarked) {
        double[] answers = new double[NumeralLabel.COUNT];
        answers[label] = share;
        answers[NumeralLabel.SIX_OR_NINE] = Math.max(answers[NumeralLabel.SIX_OR_NINE], unmarked);
        return new KiteGuess(PLACE, label, answers);
    }

    private static FaceVotes votes(DieReading seen, int label) {
        return new FaceVotes(seen, List.of(guess(label, 0.9, 0), guess((label + 1) % 6, 0.2, 0)));
    }

    private static boolean sure(FaceVotes votes, double lying, double... holes) {
        return votes.areSure(LIMITS, () -> lying, () -> holes);
    }

    @Test
    void aFaceOfADieThatLiesIsSureIfBothNetsSeeIt() {
        assertThat(sure(votes(seen(7, 0.8, 0.95), 7), 0.9, NO_CUTS)).isTrue();
        assertThat(sure(votes(seen(TENS_30, 0.8, 0.95), TENS_30), 0.9, NO_CUTS)).isTrue();
    }

    @Test
    void aDieThatMayLeanIsAskedAbout() {
        assertThat(sure(votes(seen(7, 0.99, 0.7), 7), 0.9, WITHOUT_HOLE)).isFalse();
    }

    @Test
    void theNetOfLyingDiceMayObject() {
        assertThat(sure(votes(seen(7, 0.99, 0.95), 7), -0.1, WITHOUT_HOLE)).isFalse();
    }

    @Test
    void aFaceThatTheNetworkHardlySeesIsAskedAbout() {
        assertThat(sure(votes(seen(7, 0.7, 0.95), 7), 0.9, WITHOUT_HOLE)).isFalse();
    }

    @Test
    void aFaceThatOneNetSeesMustBeClearAndHaveItsHoles() {
        assertThat(sure(votes(seen(7, 0.95, 0.95), 2), 0.9, WITHOUT_HOLE)).isTrue();
        assertThat(sure(votes(seen(7, 0.8, 0.95), 2), 0.9, WITHOUT_HOLE)).isFalse();
        assertThat(sure(votes(seen(7, 0.95, 0.95), 2), 0.9, WITH_HOLE)).isFalse();
    }

    @Test
    void pairsOfNumeralsNeedBothNets() {
        assertThat(sure(votes(seen(TENS_30, 0.99, 0.99), 2), 0.9, WITHOUT_HOLE)).isFalse();
    }

    @Test
    void aSixNeedsBothNetsAndItsMark() {
        FaceVotes six = votes(seen(6, 0.99, 0.99), 6);
        assertThat(sure(six, 0.9, WITH_HOLE)).isTrue();
        assertThat(sure(votes(seen(6, 0.93, 0.99), 6), 0.9, WITH_HOLE))
                .as("its mark is not clear")
                .isFalse();
        assertThat(sure(votes(seen(6, 0.99, 0.99), 9), 0.9, WITH_HOLE))
                .as("the other net sees a nine")
                .isFalse();
        FaceVotes perhapsUnmarked = new FaceVotes(seen(6, 0.99, 0.99), List.of(guess(6, 0.9, 0.3), guess(0, 0.1, 0)));
        assertThat(sure(perhapsUnmarked, 0.9, WITH_HOLE))
                .as("the other net may see no mark")
                .isFalse();
    }

    @Test
    void aSixOrNineWithoutAMarkIsAskedAboutByBothNames() {
        FaceVotes votes = votes(seen(NumeralLabel.SIX_OR_NINE, 0.99, 0.99), NumeralLabel.SIX_OR_NINE);
        assertThat(sure(votes, 0.9, WITH_HOLE)).isFalse();
        assertThat(votes.mayShow(0.1, 3)).startsWith("6", "9");
    }

    @Test
    void aQuestionNamesTheLikeliestFacesOfOneKind() {
        double[] answers = new double[NumeralLabel.COUNT];
        answers[1] = 0.3;
        FaceVotes votes = new FaceVotes(
                seen(7, 0.8, 0.9),
                List.of(
                        new KiteGuess(PLACE, 4, new double[NumeralLabel.COUNT]),
                        new KiteGuess(PLACE, 1, answers),
                        guess(TENS_30, 0.9, 0)));
        assertThat(votes.likeliest()).isEqualTo(TENS_30);
        assertThat(votes.mayShow(0.1, 3)).containsExactly("30");
        FaceVotes sevenOrOne = new FaceVotes(seen(7, 0.8, 0.9), List.of(new KiteGuess(PLACE, 1, answers)));
        assertThat(sevenOrOne.mayShow(0.1, 3)).containsExactly("7", "1");
        assertThat(sevenOrOne.mayShow(0.1, 1)).containsExactly("7");
    }
}
