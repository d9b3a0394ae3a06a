package umpire.referee.session.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/**
 * The first instruction, and the number of pieces left. One step is a piece and its way: {@code K:a1-a2}; an empty
 * place is beside the board.
 */
class GuidanceTest {
    private static Correction correction(String step) {
        String[] parts = step.split("[:-]", -1);
        return new Correction(new Token(parts[0]), place(parts[1]), place(parts[2]), "Do " + step + ".");
    }

    private static Optional<Place> place(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(new Place(name));
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "none",
            value = {
                "K:a1-a2, none",
                "K:a1-, none",
                "K:-a2, none",
                "K:a1-a2 R:b1-b2, 2 pieces to place.",
                "K:-a2 R:-b2 S:c1-c2, 3 pieces to place.",
                "K:a1- R:b1-, 2 pieces to take off.",
                "K:a1- R:b1-b2, '1 piece to place, 1 to take off.'",
                "K:a1- R:b1- S:c1-c2 S:d1-d2, '2 pieces to place, 2 to take off.'",
                "K:a1- R:b1-b2 K:-a3, 2 pieces to place.",
                "K:a1- K:b1- K:-a3, '1 piece to place, 1 to take off.'",
                "K:a1- R:-a3, '1 piece to place, 1 to take off.'",
                "K:a1- K:-a3, none"
            })
    void aPieceHeldInTheHandIsCountedOnce(String steps, String counted) {
        List<Correction> corrections =
                Arrays.stream(steps.split(" ")).map(GuidanceTest::correction).toList();
        String first = corrections.get(0).says();
        assertThat(Guidance.of(corrections)).isEqualTo(counted == null ? first : first + " (" + counted + ")");
    }

    @Test
    void noCorrectionsNeedNoGuidance() {
        assertThat(Guidance.of(List.of())).isEmpty();
    }

    private static Correction put(String piece, String to) {
        return new Correction(new Token(piece), Optional.empty(), place(to), "Put the " + piece + " on " + to + ".");
    }

    @Test
    void piecesThatLookAlikeComeTogether() {
        List<Correction> corrections =
                List.of(put("Tank", "a1"), put("Ogre", "b1"), put("Tank", "c1"), put("Tank", "d1"));
        assertThat(Guidance.of(corrections)).isEqualTo("Put one Tank each on a1, c1 and d1. (4 pieces to place.)");
        assertThat(CueChooser.correcting(corrections)).extracting(Cue::step).containsExactly(1, 2, 1, 1);
    }

    @Test
    void theNumberOfPiecesTogetherIsLimited() {
        List<Correction> corrections =
                IntStream.rangeClosed(1, 12).mapToObj(i -> put("Tank", "a" + i)).toList();
        assertThat(Guidance.of(corrections))
                .isEqualTo("Put one Tank each on a1, a2, a3, a4, a5, a6, a7 and a8. (12 pieces to place.)");
    }

    @Test
    void movesAndRemovalsAreSaidOneByOne() {
        Correction moved = new Correction(new Token("Tank"), place("a1"), place("a2"), "Move the Tank from a1 to a2.");
        assertThat(Guidance.of(List.of(moved, put("Tank", "b1")))).startsWith("Move the Tank from a1 to a2.");
        assertThat(Guidance.of(List.of(put("Tank", "b1"), moved))).startsWith("Put the Tank on b1.");
    }
}
