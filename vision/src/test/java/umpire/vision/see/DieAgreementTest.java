package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Of several pictures of one rest a face counts if most show it and none another. One letter is one picture. */
class DieAgreementTest {
    private static final PictureReport.PixelBox BOX = new PictureReport.PixelBox(100, 100, 40, 40);

    /** A digit is a face, {@code ?} a die without one, {@code /} a leaning die, {@code .} no die at all. */
    private static PictureReport view(char letter) {
        Optional<String> face = Character.isDigit(letter) ? Optional.of("" + letter) : Optional.empty();
        double confidence = face.isPresent() ? 0.9 : 0;
        PictureReport.DieSeen die =
                new PictureReport.DieSeen("d6", face, letter == '/', Optional.empty(), BOX, confidence);
        List<PictureReport.DieSeen> dice = letter == '.' ? List.of() : List.of(die);
        return new PictureReport(
                "clip.avi", 640, 480, Optional.empty(), dice, List.of(), Optional.empty(), List.of(), 1);
    }

    private static String agreed(String letters) {
        List<PictureReport> views =
                letters.chars().mapToObj(letter -> view((char) letter)).toList();
        return DieAgreement.of(views).dice().stream()
                .flatMap(die -> Stream.of(die.cocked() ? "leans" : die.face().orElse("?")))
                .reduce("", String::concat);
    }

    @Test
    void aUnanimousFaceCounts() {
        assertThat(agreed("55555")).isEqualTo("5");
        assertThat(DieAgreement.of(List.of(view('5'), view('5'))).dice())
                .extracting(PictureReport.DieSeen::confidence)
                .containsExactly(0.9);
    }

    @Test
    void aMinorityFaceDoesNotCount() {
        assertThat(agreed("5?5?5")).isEqualTo("5");
        assertThat(agreed("5?5??")).isEqualTo("?");
        assertThat(agreed("5??5")).isEqualTo("?");
    }

    @Test
    void oneContradictionLeavesTheFaceOpen() {
        assertThat(agreed("55553")).isEqualTo("?");
    }

    @Test
    void aDieThatLeansHasNoFaceWhateverTheOthersShow() {
        assertThat(agreed("55/55")).isEqualTo("leans");
        PictureReport.DieSeen leaning = DieAgreement.of(List.of(view('5'), view('5'), view('/'), view('5'), view('5')))
                .dice()
                .getFirst();
        assertThat(leaning.face()).isEmpty();
    }

    @Test
    void aDieInAMinorityOfPicturesIsRejected() {
        assertThat(agreed("..5..")).isEmpty();
    }
}
