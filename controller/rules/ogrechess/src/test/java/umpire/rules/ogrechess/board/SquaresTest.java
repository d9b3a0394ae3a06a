package umpire.rules.ogrechess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** A set of squares does what sets do, and its neighbours end at the rim of the board. */
class SquaresTest {
    private static final Squares CORNERS = squares("a1", "h1", "a8", "h8");

    private static Squares squares(String... names) {
        Squares set = Squares.NONE;
        for (String name : names) {
            set = set.with(Square.parse(name).orThrow());
        }
        return set;
    }

    @Test
    void aSetHoldsWhatWasPutIn() {
        Squares set = Squares.of(Square.D4).with(Square.H8);
        assertThat(set.contains(Square.D4)).isTrue();
        assertThat(set.contains(Square.H8)).isTrue();
        assertThat(set.contains(Square.E4)).isFalse();
        assertThat(set.with(Square.D4)).isEqualTo(set);
        assertThat(set.size()).isEqualTo(2);
        assertThat(set.isEmpty()).isFalse();
        assertThat(Squares.NONE.isEmpty()).isTrue();
    }

    @Test
    void setsWithTheSameSquaresAreEqual() {
        assertThat(squares("a1", "h8")).isEqualTo(squares("h8", "a1")).hasSameHashCodeAs(squares("h8", "a1"));
        assertThat(squares("a1", "h8")).isNotEqualTo(squares("a1"));
    }

    @Test
    void setsHaveUnionIntersectionAndDifference() {
        Squares one = squares("a1", "d4", "h8");
        Squares other = squares("d4", "e5");
        assertThat(one.and(other)).isEqualTo(squares("d4"));
        assertThat(one.or(other)).isEqualTo(squares("a1", "d4", "e5", "h8"));
        assertThat(one.without(other)).isEqualTo(squares("a1", "h8"));
        assertThat(one.without(Square.A1)).isEqualTo(squares("d4", "h8"));
        assertThat(one.without(Square.B1)).isEqualTo(one);
    }

    @Test
    void onlyASquareOfTheSetMovesToAnother() {
        Squares set = squares("a1", "h8");
        assertThat(set.moved(Square.H8, Square.D4)).isEqualTo(squares("a1", "d4"));
        assertThat(set.moved(Square.A1, Square.A1)).isEqualTo(set);
        assertThat(set.moved(Square.B1, Square.D4)).isEqualTo(set);
        assertThat(set.moved(Square.H8, Square.A1)).isEqualTo(squares("a1"));
    }

    @Test
    void setsIntersectIfTheyShareASquareAndContainTheirSubsets() {
        assertThat(squares("a1", "d4").intersects(squares("d4", "h8"))).isTrue();
        assertThat(squares("a1", "d4").intersects(squares("a2", "h8"))).isFalse();
        assertThat(squares("a1", "d4").containsAll(squares("d4"))).isTrue();
        assertThat(squares("a1", "d4").containsAll(Squares.NONE)).isTrue();
        assertThat(squares("a1", "d4").containsAll(squares("d4", "h8"))).isFalse();
    }

    @Test
    void squaresComeInBoardOrder() {
        Squares set = squares("h8", "a2", "h1", "a1", "d4");
        assertThat(set.list()).containsExactly(Square.A1, Square.H1, Square.A2, Square.D4, Square.H8);
        assertThat(set).containsExactlyElementsOf(set.list());
        assertThat(set.first()).isEqualTo(Square.A1);
        assertThat(squares("h8").first()).isEqualTo(Square.H8);
        assertThat(set).hasToString("[a1, h1, a2, d4, h8]");
        assertThat(Squares.NONE.list()).isEmpty();
    }

    @Test
    void nothingComesAfterTheLast() {
        Iterator<Square> squares = squares("h8").iterator();
        assertThat(squares.hasNext()).isTrue();
        assertThat(squares.next()).isEqualTo(Square.H8);
        assertThat(squares.hasNext()).isFalse();
        assertThatThrownBy(squares::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void squaresShiftedOverTheRimAreDropped() {
        Squares set = squares("d4").or(CORNERS);
        assertThat(set.north()).isEqualTo(squares("d5", "a2", "h2"));
        assertThat(set.south()).isEqualTo(squares("d3", "a7", "h7"));
        assertThat(set.east()).isEqualTo(squares("e4", "b1", "b8"));
        assertThat(set.west()).isEqualTo(squares("c4", "g1", "g8"));
    }

    @Test
    void neighboursAreAlongFilesAndRanksByCornersOrBoth() {
        Squares orthogonal = squares("c4", "e4", "d3", "d5");
        Squares diagonal = squares("c3", "e3", "c5", "e5");
        assertThat(squares("d4").orthogonal()).isEqualTo(orthogonal);
        assertThat(squares("d4").diagonal()).isEqualTo(diagonal);
        assertThat(squares("d4").around()).isEqualTo(orthogonal.or(diagonal));
        assertThat(squares("d4").around(false, false)).isEqualTo(Squares.NONE);
    }

    @Test
    void neighboursEndAtTheRim() {
        assertThat(CORNERS.orthogonal()).isEqualTo(squares("b1", "a2", "g1", "h2", "a7", "b8", "g8", "h7"));
        assertThat(CORNERS.diagonal()).isEqualTo(squares("b2", "g2", "b7", "g7"));
        assertThat(squares("a1", "a2").around()).isEqualTo(squares("a1", "a2", "b1", "b2", "a3", "b3"));
    }

    @Test
    void aBuilderGathersSquaresAndSets() {
        Squares.Builder gathered = new Squares.Builder();
        assertThat(gathered.build()).isEqualTo(Squares.NONE);
        gathered.add(Square.A1);
        gathered.add(Square.A1);
        gathered.addAll(squares("d4", "h8"));
        gathered.addAll(squares("h8"));
        assertThat(gathered.build()).isEqualTo(squares("a1", "d4", "h8"));
    }

    @Test
    void everySquareIsASetOfItsOwn() {
        Squares all = Squares.NONE;
        for (Square square : Square.values()) {
            assertThat(Squares.of(square).list()).containsExactly(square);
            assertThat(all.contains(square)).isFalse();
            all = all.with(square);
        }
        assertThat(all.list()).isEqualTo(Arrays.asList(Square.values()));
    }
}
