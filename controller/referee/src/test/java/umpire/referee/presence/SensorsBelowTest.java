package umpire.referee.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;

/** A square, a wide tray and a place of stacks, side by side. */
class SensorsBelowTest {
    private static final Place SQUARE = new Place("square");
    private static final Place WIDE = new Place("wide");
    private static final Place STACK = new Place("stack");
    private static final Board BOARD = new Board(
            "three places",
            400,
            100,
            List.of(
                    Area.rectangle(SQUARE, new Point(-150, 0), 60, 60, Area.Tint.LIGHT),
                    Area.rectangle(WIDE, new Point(0, 0), 160, 60, Area.Tint.TRAY),
                    Area.rectangle(STACK, new Point(150, 0), 60, 60, Area.Tint.DARK)
                            .inStacks()),
            List.of(),
            List.of());

    @Test
    void aSensorLiesBelowThePlaceThatIsAboveIt() {
        SensorsBelow below = SensorsBelow.of(BOARD, List.of(new Point(-150, 10), new Point(0, 500), new Point(150, 0)));
        assertThat(below.above()).isEqualTo(Map.of(0, SQUARE, 2, STACK));
    }

    @Test
    void aSensorBelowATrayForDiceIsBelowNoPlace() {
        Area tray = Area.rectangle(WIDE, new Point(0, 0), 160, 60, Area.Tint.DICE_TRAY);
        Board board = new Board("a tray", 400, 100, List.of(tray), List.of(), List.of());
        assertThat(SensorsBelow.of(board, List.of(new Point(0, 0))).above()).isEmpty();
    }

    @Test
    void aPieceGoesUnfeltWhereItHasRoomBesideTheSensorsOrLiesOnAnother() {
        List<Point> one = List.of(new Point(-150, 0), new Point(0, 0), new Point(150, 0));
        assertThat(SensorsBelow.of(BOARD, one).felt()).containsExactly(SQUARE);
        List<Point> two = List.of(new Point(-40, 0), new Point(40, 0));
        assertThat(SensorsBelow.of(BOARD, two).felt()).containsExactly(WIDE);
    }
}
