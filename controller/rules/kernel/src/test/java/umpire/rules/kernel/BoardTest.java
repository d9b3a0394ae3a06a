package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Place LEFT = new Place("left");
    private static final Place RIGHT = new Place("right");
    private final Area left = Area.rectangle(LEFT, new Point(-40, 10), 20, 40, Area.Tint.DARK);
    private final Area right = Area.rectangle(RIGHT, new Point(40, 10), 20, 40, Area.Tint.LIGHT);
    private final Board board = new Board("Two trays", 200, 100, List.of(left, right), List.of(), List.of());

    @Test
    void aPlaceIsFoundByItsName() {
        assertThat(board.area(RIGHT)).isEqualTo(right);
    }

    @Test
    void aBoardExplainsItsOwnTints() {
        Area.Tint heath = new Area.Tint("heath");
        Board.Terrain terrain = new Board.Terrain(heath, "Heath", "#aabb77");
        Board coloured = new Board("A heath", 200, 100, List.of(left), List.of(), List.of(terrain), List.of());
        assertThat(coloured.terrain(heath)).contains(terrain);
        assertThat(coloured.terrain(Area.Tint.DARK)).isEmpty();
        assertThat(board.terrain(heath)).isEmpty();
    }

    @Test
    void aThingLiesOnTheSheetOrWithinAMarginBesideIt() {
        assertThat(board.reaches(new Pose(99.9, 49.9, 0), 0)).isTrue();
        assertThat(board.reaches(new Pose(100, 0, 0), 0)).isFalse();
        assertThat(board.reaches(new Pose(0, -50, 0), 0)).isFalse();
        assertThat(board.reaches(new Pose(-109, -59, 0), 10)).isTrue();
        assertThat(board.reaches(new Pose(-111, 0, 0), 10)).isFalse();
        assertThat(board.reaches(new Pose(0, 61, 0), 10)).isFalse();
        assertThat(board.reaches(new Pose(0, 60, 0), 10)).isFalse();
    }

    @Test
    void anUnknownPlaceIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> board.area(new Place("middle")))
                .withMessage("Two trays has no place middle");
    }

    @Test
    void aPointWithinAnOutlineBelongsToItsPlace() {
        assertThat(board.placeAt(new Point(-49, -9))).contains(LEFT);
        assertThat(board.placeAt(new Point(49, 29))).contains(RIGHT);
    }

    @Test
    void aPointBesideEveryOutlineBelongsToNone() {
        assertThat(board.placeAt(new Point(0, 10))).isEmpty();
        assertThat(board.placeAt(new Point(-51, 10))).isEmpty();
        assertThat(board.placeAt(new Point(40, 31))).isEmpty();
        assertThat(board.placeAt(new Point(40, -11))).isEmpty();
    }
}
