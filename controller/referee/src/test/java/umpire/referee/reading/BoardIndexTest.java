package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

class BoardIndexTest {
    private final BoardIndex index = new BoardIndex(new Outpost());

    @Test
    void placesLieWhereTheirCentresAre() {
        Point a1 = index.centre(0);
        assertThat(index.centre(1)).isEqualTo(new Point(a1.xMm() + 50, a1.yMm()));
        assertThat(index.centre(8)).isEqualTo(new Point(a1.xMm(), a1.yMm() + 100));
    }

    @Test
    void aPlaceThatIsNotOnTheBoardHasNoNumber() {
        assertThat(index.number(Outpost.place(7))).isEqualTo(7);
        assertThat(index.number(new Place("z9"))).isEqualTo(-1);
    }

    @Test
    void theSheetEndsAtItsEdges() {
        assertThat(index.onSheet(new Pose(-100, 100, 0))).isTrue();
        assertThat(index.onSheet(new Pose(-101, 0, 0))).isFalse();
        assertThat(index.onSheet(new Pose(0, 101, 0))).isFalse();
    }

    @Test
    void aTokenWithoutATitleIsCalledByItsName() {
        assertThat(index.withArticle(Outpost.token('R'))).isEqualTo("the White Rook");
        assertThat(index.withArticle(new Token("coin"))).isEqualTo("the coin");
    }

    @Test
    void aTitleWithANumberHasNoArticle() {
        assertThat(BoardIndex.withArticle("Ship 2")).isEqualTo("Ship 2");
        assertThat(BoardIndex.withArticle("die blue-1")).isEqualTo("the die blue-1");
    }
}
