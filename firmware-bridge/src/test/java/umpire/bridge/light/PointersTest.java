package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A pointer covers seven tenths of the width of its place from that edge. */
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
        return at(TRAY, headingDeg).orElseThrow();
    }

    private static Optional<Pointers.Target> at(Place place, double headingDeg) {
        Spot lying = new Spot.Lying(new Place("tank-2"), new Pose(-60, 30, 45), 10, 20);
        Placement picture = new Placement(List.of(new Standing(new Token("tank"), lying, false)));
        return new Pointers(BOARD, picture, new Pose(10, 0, headingDeg)).at(place);
    }

    @Test
    void aNamedSpotIsPointedAtByItsPose() {
        Pointers.Target tank = at(new Place("tank-2"), 0).orElseThrow();
        assertThat(tank.centre()).isEqualTo(new Point(-50, 30));
        assertThat(tank.halfMm(StripEdge.NEAR))
                .isEqualTo(tank.halfMm(StripEdge.LEFT))
                .isPositive();
        assertThat(at(new Place("tank-3"), 0)).isEmpty();
    }

    @Test
    void aWidePlaceHasAWidePointerOnTheNearAndFarEdgeOnly() {
        assertThat(target(0).halfMm(StripEdge.NEAR)).isCloseTo(35, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.FAR)).isCloseTo(35, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.LEFT)).isCloseTo(14, within(1e-9));
        assertThat(target(0).halfMm(StripEdge.RIGHT)).isCloseTo(14, within(1e-9));
    }

    @Test
    void aBoardTurnedByAQuarterSwapsTheWidths() {
        assertThat(target(90).halfMm(StripEdge.NEAR)).isCloseTo(14, within(1e-9));
        assertThat(target(90).halfMm(StripEdge.LEFT)).isCloseTo(35, within(1e-9));
    }

    @Test
    void aPointerIsCentredOnItsPlaceOnTheTable() {
        assertThat(target(0).centre()).isEqualTo(new Point(60, 20));
        assertThat(target(90).centre().xMm()).isCloseTo(-10, within(1e-9));
        assertThat(target(90).centre().yMm()).isCloseTo(50, within(1e-9));
    }
}
