package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece has a tag of the game's range, a size and a height. */
class PieceTest {
    private static final Piece TANK = new Piece(7, new Token("tank"), "Tank", "HVY", "White", 20, 8);

    @Test
    void aPieceIsWhatItsFirstFaceIs() {
        assertThat(TANK.token()).isEqualTo(new Token("tank"));
        assertThat(TANK.letters()).isEqualTo("HVY");
        assertThat(TANK.tagMm()).isEqualTo(20);
        assertThat(TANK.heightMm()).isEqualTo(8);
    }

    @Test
    void onlyAPlainBlockIsOne() {
        assertThat(TANK.face().isBlock()).isTrue();
        assertThat(PieceFace.tile(1, new Token("tile"), "T", 14, 22, 42, 8).isBlock())
                .isFalse();
    }

    @Test
    void aFaceOfAtMostAMillimetreIsFlat() {
        assertThat(PieceFace.tile(1, new Token("card"), "", 20, 57, 87, 1).isFlat())
                .isTrue();
        assertThat(PieceFace.tile(1, new Token("card"), "", 20, 57, 87, 1.1).isFlat())
                .isFalse();
    }

    /** The picture is in the far part and the tag in the near one; its quiet zone ends at the piece's edge. */
    @Test
    void aTileHasItsTagInItsNearPart() {
        PieceFace tile = PieceFace.tile(1, new Token("tile"), "T", 20, 30, 60, 8);
        assertThat(tile.tagAt().xMm()).isZero();
        assertThat(tile.tagAt().yMm()).isEqualTo(-15.2, within(1e-9));
        assertThat(tile.outline().nearMm()).isEqualTo(-30);
        assertThat(tile.outline().farMm()).isEqualTo(30);
    }

    /** Each side of the tag is compared with the outline. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, true",
        "5, 5, true",
        "-5, -5, true",
        "5.1, 0, false",
        "-5.1, 0, false",
        "0, 5.1, false",
        "0, -5.1, false"
    })
    void aTagLiesOnItsPiece(double x, double y, boolean fits) {
        PieceFace face = new PieceFace(3, new Token("t"), "", 10, BodyOutline.rectangle(20, 20), 5).withTagAt(x, y);
        if (fits) {
            assertThat(new Piece("T", "", List.of(face)).tag()).isEqualTo(3);
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Piece("T", "", List.of(face)))
                    .withMessageContaining("reaches beyond the piece");
        }
    }

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
    void anInvalidPieceIsRefusedByName(int tag, double tagMm, double heightMm) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> piece(tag, tagMm, heightMm))
                .withMessageStartingWith("White Infantry: ");
    }

    @Test
    void aPlainPieceIsASquareAsWideAsItsTagWithMarginsAndAStripForItsLetters() {
        assertThat(piece(3, 20, 5).outline()).isEqualTo(BodyOutline.rectangle(-14, 14, -20, 14));
        Piece bare = new Piece(3, new Token("gem"), "Gem", "", "", 20, 5);
        assertThat(bare.outline()).isEqualTo(BodyOutline.rectangle(28, 28));
    }

    @Test
    void eachFaceHasItsOwnTagTokenAndHeight() {
        Piece brick = brick(8, 10);
        assertThat(brick.tag()).isEqualTo(7);
        assertThat(brick.tags()).containsExactly(7, 8);
        assertThat(brick.face(8).token()).isEqualTo(new Token("brick/on-edge"));
        assertThat(brick.face(8).heightMm()).isEqualTo(30);
        assertThat(brick.outline()).isEqualTo(BodyOutline.rectangle(40, 30));
        assertThatIllegalArgumentException().isThrownBy(() -> brick.face(9)).withMessage("Brick has no tag 9");
    }

    private static Piece brick(int otherTag, double otherTagMm) {
        return new Piece(7, new Token("brick/flat"), "Brick", "B", "", 20, BodyOutline.rectangle(40, 30), 12)
                .with(new PieceFace(
                        otherTag, new Token("brick/on-edge"), "B", otherTagMm, BodyOutline.rectangle(40, 12), 30));
    }

    @Test
    void facesHaveDifferentTagsThatLieOnThePiece() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> brick(7, 10))
                .withMessage("Brick: each face has a tag of its own");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> brick(8, 14))
                .withMessageStartingWith("Brick: the tag 8 of 14.0 mm reaches beyond the piece");
    }

    @Test
    void thePoseOfAPieceIsCorrectedForItsTag() {
        PieceFace corner =
                new PieceFace(5, new Token("card"), "C", 12, BodyOutline.rectangle(63, 88), 0.3).withTagAt(-20, 30);
        Pose tag = new Pose(100, 50, 90);
        Pose card = corner.pieceAt(tag);
        assertThat(card.distanceMm(new Pose(130, 70, 90))).isLessThan(1e-9);
        assertThat(corner.tagOf(card).distanceMm(tag)).isLessThan(1e-9);
    }

    @Test
    void aPieceKeepsItsColourAndAnInvalidOneIsRefused() {
        assertThat(brick(8, 10).rgb()).isEmpty();
        assertThat(brick(8, 10)
                        .painted("#a8123a")
                        .with(new PieceFace(9, new Token("brick/end"), "B", 10, BodyOutline.rectangle(30, 12), 40))
                        .rgb())
                .contains("#a8123a");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> brick(8, 10).painted("ruby"))
                .withMessage("Brick: a colour is written #rrggbb, not ruby");
    }
}
