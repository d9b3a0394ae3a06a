package umpire.bridge.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.bridge.light.StripEdges.Pointed;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.hardware.Leds;
import umpire.hardware.Leds.Led;
import umpire.rules.kernel.Point;

/** A strip of ten by six LEDs, a hundred millimetres apart, numbered from the near left corner to the right and around. */
class StripEdgesTest {
    private final StripEdges stripEdges = new StripEdges(strip());

    private static Leds strip() {
        List<Led> leds = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            leds.add(new Led(-450 + 100 * i, -300));
        }
        for (int i = 0; i < 6; i++) {
            leds.add(new Led(500, -250 + 100 * i));
        }
        for (int i = 0; i < 10; i++) {
            leds.add(new Led(450 - 100 * i, 300));
        }
        for (int i = 0; i < 6; i++) {
            leds.add(new Led(-500, 250 - 100 * i));
        }
        return new Leds(leds);
    }

    private List<Integer> leds(StripEdge edge, Point place, double halfMm) {
        return stripEdges.pointer(edge, place, halfMm).stream()
                .map(Pointed::led)
                .toList();
    }

    @Test
    void aPlaceIsPointedAtFromTheEdgesItLiesNearestTo() {
        assertThat(stripEdges.nearest(new Point(-10, -10))).containsExactly(StripEdge.NEAR, StripEdge.LEFT);
        assertThat(stripEdges.nearest(new Point(10, 10))).containsExactly(StripEdge.FAR, StripEdge.RIGHT);
        assertThat(stripEdges.nearest(new Point(0, 0))).containsExactly(StripEdge.NEAR, StripEdge.LEFT);
    }

    @Test
    void aPointerHasTheLedsWithinItsWidthOnItsEdge() {
        assertThat(leds(StripEdge.NEAR, new Point(50, 0), 100)).containsExactly(4, 5, 6);
        assertThat(leds(StripEdge.FAR, new Point(50, 0), 100)).containsExactly(19, 20, 21);
        assertThat(leds(StripEdge.RIGHT, new Point(0, 50), 100)).containsExactly(12, 13, 14);
        assertThat(leds(StripEdge.LEFT, new Point(0, 50), 99)).containsExactly(28);
    }

    @Test
    void aPlaceBetweenTwoLedsIsPointedAtByTheNearer() {
        assertThat(leds(StripEdge.NEAR, new Point(10, 0), 5)).containsExactly(5);
        assertThat(leds(StripEdge.NEAR, new Point(-10, 0), 5)).containsExactly(4);
    }

    @Test
    void offsetsRunFromTheMiddleToTheEnds() {
        assertThat(stripEdges.pointer(StripEdge.NEAR, new Point(50, 0), 100))
                .containsExactly(new Pointed(4, 1), new Pointed(5, 0), new Pointed(6, 1));
    }

    @Test
    void aPointerOfTwoLedsHasOnlyEnds() {
        assertThat(stripEdges.pointer(StripEdge.NEAR, new Point(10, 0), 60))
                .containsExactly(new Pointed(4, 1), new Pointed(5, 1));
    }

    @Test
    void theDistanceToTheCornerIsKnown() {
        assertThat(stripEdges.cornerMm(0)).isCloseTo(50, within(1e-9));
        assertThat(stripEdges.cornerMm(9)).isCloseTo(50, within(1e-9));
        assertThat(stripEdges.cornerMm(3)).isCloseTo(350, within(1e-9));
        assertThat(stripEdges.cornerMm(10)).isCloseTo(50, within(1e-9));
        assertThat(stripEdges.cornerMm(15)).isCloseTo(50, within(1e-9));
        assertThat(stripEdges.cornerMm(18)).isCloseTo(250, within(1e-9));
    }
}
