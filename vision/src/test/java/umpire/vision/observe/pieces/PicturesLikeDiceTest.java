package umpire.vision.observe.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.observation.SeenDie;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** A leaning die over the middle of a piece is the piece's picture: a real one would lie flat there. */
class PicturesLikeDiceTest {
    private static final double REACH_MM = 14;

    /** A tile of 28 by 58 mm at the origin, turned by 90 degrees, so that it is 58 mm wide. */
    private static final LocatedPiece TILE = piece(0, 0, false);

    private static LocatedPiece piece(double xMm, double yMm, boolean raised) {
        Token token = new Token("white-MCP");
        Piece piece = new Piece(15, token, "White Mobile CP", "", "White", 16, BodyOutline.rectangle(28, 58), 6);
        Pose pose = new Pose(xMm, yMm, 90);
        return new LocatedPiece(
                piece, piece.faces().getFirst(), 1, pose, pose, 0, new LocatedPiece.Raise(0, pose), pose, raised);
    }

    private static SeenDie leaning(double xMm, double yMm) {
        return new SeenDie(DieType.PIPS, Optional.empty(), true, new Pose(xMm, yMm, 0), 0);
    }

    private static boolean isPicture(SeenDie die, LocatedPiece... pieces) {
        return new PicturesLikeDice(List.of(pieces)).include(die, REACH_MM);
    }

    @ParameterizedTest
    @CsvSource({
        " 0,   0, true",
        "25,   0, true",
        " 0, -10, true",
        "27,   0, false",
        " 0, -12, false",
        "31,   0, false",
        " 0,  30, false",
    })
    void itsMiddleIsOverTheTopAndNotNearTheEdge(double xMm, double yMm, boolean picture) {
        assertThat(isPicture(leaning(xMm, yMm), TILE)).isEqualTo(picture);
    }

    @Test
    void aDieThatCanLeanOnAnotherPieceIsADie() {
        assertThat(isPicture(leaning(20, 0), TILE, piece(62, 0, false))).isFalse();
        assertThat(isPicture(leaning(10, 0), TILE, piece(62, 0, false))).isTrue();
    }

    @Test
    void aDieOnTwoPiecesIsADie() {
        assertThat(isPicture(leaning(0, 0), TILE, piece(2, 2, false))).isFalse();
    }

    @Test
    void aDieOverARaisedPieceIsADie() {
        assertThat(isPicture(leaning(0, 0), piece(0, 0, true))).isFalse();
    }

    @Test
    void aDieThatDoesNotLeanIsADie() {
        Pose pose = new Pose(0, 0, 0);
        assertThat(isPicture(new SeenDie(DieType.PIPS, Optional.of("4"), false, pose, 0.95), TILE))
                .isFalse();
        assertThat(isPicture(new SeenDie(DieType.PIPS, Optional.empty(), false, pose, 0), TILE))
                .isFalse();
    }

    @Test
    void aTaggedDieIsADie() {
        assertThat(isPicture(new SeenDie("d8", Optional.empty(), true, new Pose(0, 0, 0), 0), TILE))
                .isFalse();
    }
}
