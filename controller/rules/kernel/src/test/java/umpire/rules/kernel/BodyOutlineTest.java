package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class BodyOutlineTest {
    @Test
    void aHexagonHasItsWidthAcrossTheFlats() {
        BodyOutline hexagon = BodyOutline.hexagon(30);
        assertThat(hexagon.rightMm() - hexagon.leftMm()).isCloseTo(30, within(1e-9));
        assertThat(hexagon.farMm()).isCloseTo(30 / Math.sqrt(3), within(1e-9));
    }

    @Test
    void aDiscStaysWithinAHundredthOfItsCircle() {
        BodyOutline disc = BodyOutline.disc(40);
        assertThat(disc.reachMm()).isCloseTo(20, within(1e-9));
        assertThat(disc.contains(new Point(14, 14))).isTrue();
        assertThat(disc.contains(new Point(14.2, 14.2))).isFalse();
    }

    @Test
    void anOctahedronLyingOnAFaceReachesOutToTheCornersOfItsTriangles() {
        assertThat(BodyOutline.octahedron(50).reachMm()).isCloseTo(50 / Math.sqrt(3), within(1e-9));
    }

    @Test
    void aPoseTurnsAndMovesTheCorners() {
        List<Point> corners = BodyOutline.rectangle(20, 10).at(new Pose(100, 0, 90));
        assertThat(corners.get(0).xMm()).isCloseTo(105, within(1e-9));
        assertThat(corners.get(0).yMm()).isCloseTo(-10, within(1e-9));
    }

    @Test
    void clockwiseOrConcaveCornersAreRefused() {
        List<Point> clockwise = List.of(new Point(0, 0), new Point(0, 10), new Point(10, 10), new Point(10, 0));
        List<Point> dented = List.of(
                new Point(-10, -10), new Point(10, -10), new Point(0, 0), new Point(10, 10), new Point(-10, 10));
        for (List<Point> corners : List.of(clockwise, dented)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new BodyOutline(corners))
                    .withMessageContaining("counter-clockwise");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BodyOutline(clockwise.subList(0, 2)))
                .withMessage("an outline has at least three corners");
    }
}
