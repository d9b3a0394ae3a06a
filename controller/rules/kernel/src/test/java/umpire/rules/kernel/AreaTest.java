package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

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
    void theCentreIsTheMeanOfTheCorners() {
        assertThat(left.centre()).isEqualTo(new Point(-30, 0));
    }
}
