package umpire.rules.ogrechess.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.rules.ogrechess.board.Squares.Neighbours;

/** The squares looked up are the same as those counted on the board. */
class NeighboursTest {
    @Test
    void eachSquareHasTheNeighboursOneCounts() {
        for (Square from : Square.values()) {
            for (Square to : Square.values()) {
                int files = Math.abs(from.file() - to.file());
                int ranks = Math.abs(from.rank() - to.rank());
                assertThat(Neighbours.orthogonal(from).contains(to)).isEqualTo(files + ranks == 1);
                assertThat(Neighbours.diagonal(from).contains(to)).isEqualTo(files == 1 && ranks == 1);
                assertThat(Neighbours.around(from).contains(to)).isEqualTo(Math.max(files, ranks) == 1);
            }
        }
    }

    @Test
    void betweenTwoSquaresLieThoseOfTheirLine() {
        assertThat(Neighbours.between(Square.A1, Square.D4).list()).containsExactly(Square.B2, Square.C3);
        assertThat(Neighbours.between(Square.D4, Square.A1).list()).containsExactly(Square.B2, Square.C3);
        assertThat(Neighbours.between(Square.H1, Square.E4).list()).containsExactly(Square.G2, Square.F3);
        assertThat(Neighbours.between(Square.C8, Square.F8).list()).containsExactly(Square.D8, Square.E8);
        assertThat(Neighbours.between(Square.H7, Square.H4).list()).containsExactly(Square.H5, Square.H6);
    }

    @Test
    void nothingLiesBetweenSquaresThatAreNextToEachOtherTheSameOrOnNoLine() {
        assertThat(Neighbours.between(Square.D4, Square.E5)).isEqualTo(Squares.NONE);
        assertThat(Neighbours.between(Square.D4, Square.D4)).isEqualTo(Squares.NONE);
        assertThat(Neighbours.between(Square.D4, Square.E6)).isEqualTo(Squares.NONE);
        assertThat(Neighbours.between(Square.A1, Square.H7)).isEqualTo(Squares.NONE);
    }

    @Test
    void aLineThroughTwoSquaresRunsFromRimToRim() {
        assertThat(Neighbours.lineThrough(Square.B2, Square.D4).list())
                .containsExactly(
                        Square.A1, Square.B2, Square.C3, Square.D4, Square.E5, Square.F6, Square.G7, Square.H8);
        assertThat(Neighbours.lineThrough(Square.C3, Square.B4).list())
                .containsExactly(Square.E1, Square.D2, Square.C3, Square.B4, Square.A5);
        assertThat(Neighbours.lineThrough(Square.G1, Square.H1).list())
                .containsExactly(
                        Square.A1, Square.B1, Square.C1, Square.D1, Square.E1, Square.F1, Square.G1, Square.H1);
        assertThat(Neighbours.lineThrough(Square.E8, Square.E7).list())
                .containsExactly(
                        Square.E1, Square.E2, Square.E3, Square.E4, Square.E5, Square.E6, Square.E7, Square.E8);
    }
}
