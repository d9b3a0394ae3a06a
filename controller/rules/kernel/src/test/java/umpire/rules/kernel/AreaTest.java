package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class AreaTest {
    private final Area left = Area.rectangle(new Place("a1"), new Point(-30, 0), 60, 60, Area.Tint.DARK);
    private final Area right = Area.rectangle(new Place("b1"), new Point(30, 0), 60, 60, Area.Tint.LIGHT);

    @Test
    void aPointOnACommonEdgeBelongsToOneNeighbourOnly() {
        Point edge = new Point(0, 10);
        assertThat(left.contains(edge) ^ right.contains(edge)).isTrue();
    }

    @Test
    void theDefaultTitleOfAPlaceIsItsName() {
        assertThat(left.title()).isEqualTo("a1");
        assertThat(left.label()).isEqualTo("a1");
        Area mine = left.called("Mine 10", "10");
        assertThat(mine).isEqualTo(new Area(left.place(), left.outline(), left.tint(), "Mine 10", "10", false));
    }

    @Test
    void piecesStandSideBySideUnlessThePlaceHasStacks() {
        assertThat(left.stacked()).isFalse();
        assertThat(left.inStacks().called("Peg 1", "1").stacked()).isTrue();
    }

    @Test
    void anInvalidNameIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.called("Mine 10", " "))
                .withMessage("a1 needs a title and a label that can be read");
        assertThatIllegalArgumentException().isThrownBy(() -> left.called("", "10"));
    }

    @Test
    void theCentreIsTheMeanOfTheCorners() {
        assertThat(left.centre()).isEqualTo(new Point(-30, 0));
    }

    @Test
    void aPointBesideASlantedEdgeIsOutside() {
        Area slanted = new Area(
                new Place("c1"), List.of(new Point(10, 20), new Point(70, 40), new Point(30, 90)), Area.Tint.HOME);
        assertThat(slanted.contains(new Point(36, 50))).isTrue();
        assertThat(slanted.contains(new Point(40, 31))).isTrue();
        assertThat(slanted.contains(new Point(40, 29))).isFalse();
        assertThat(slanted.contains(new Point(49, 65))).isTrue();
        assertThat(slanted.contains(new Point(51, 65))).isFalse();
        assertThat(slanted.contains(new Point(21, 55))).isTrue();
        assertThat(slanted.contains(new Point(19, 55))).isFalse();
    }
}
