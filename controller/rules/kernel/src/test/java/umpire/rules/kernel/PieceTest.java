package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece in the box has a tag of the game's range, a size and a height. */
class PieceTest {
    private static Piece piece(int tag, double tagMm, double heightMm) {
        return new Piece(tag, new Token("white-INF"), "White Infantry", "INF", "White", tagMm, heightMm);
    }

    @Test
    void theFirstAndTheLastTagOfTheRangeAreAPieces() {
        assertThat(piece(0, 20, 0).tag()).isZero();
        assertThat(piece(229, 20, 0).tag()).isEqualTo(229);
    }

    @ParameterizedTest
    @CsvSource({"-1, 20, 5", "230, 20, 5", "3, 0, 5", "3, -20, 5", "3, 20, -1", "3, NaN, 5", "3, 20, NaN"})
    void anythingElseIsAMistakeThatNamesThePiece(int tag, double tagMm, double heightMm) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> piece(tag, tagMm, heightMm))
                .withMessageStartingWith("White Infantry: ");
    }
}
