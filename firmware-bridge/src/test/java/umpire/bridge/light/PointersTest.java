package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;

/** A pointer is seven tenths as wide as its place looks from that edge. */
class PointersTest {
    private static final Place TRAY = new Place("tray");
    private static final Board BOARD = new Board(
            "One tray",
            300,
            300,
            List.of(Area.rectangle(TRAY, new Point(50, 20), 100, 40, Area.Tint.TRAY)),
            List.of(),
            List.of());

    private static Pointers.Target target(double headingDeg) {
        return new Pointers(BOARD, new Pose(10, 0, headingDeg)).at(TRAY);
    }

    @Test
    void aWidePlaceHasAWidePointerOnTheNearAndFarEdgeOnly() {
        assertThat(target(0).halfMm(StripEdge.NEAR)).isCloseTo(35, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.FAR)).isCloseTo(35, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.LEFT)).isCloseTo(14, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.RIGHT)).isCloseTo(14, within(1e-9));
    }

    @Test
    void onABoardTurnedAQuarterItIsTheOtherWayRound() {
        assertThat(target(90).halfMm(StripEdge.NEAR)).isCloseTo(14, within(1e-9));
        assertThat(target(90).halfMm(StripEdge.LEFT)).isCloseTo(35, within(1e-9));
    }

    @Test
    void itPointsAtTheMiddleOfThePlaceWhereItLiesOnTheTable() {
        assertThat(target(0).centre()).isEqualTo(new Point(60, 20));
        assertThat(target(90).centre().xMm()).isCloseTo(-10, within(1e-9));
        assertThat(target(90).centre().yMm()).isCloseTo(50, within(1e-9));
    }
}
