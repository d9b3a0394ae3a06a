package umpire.rules.diceland.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Point;

class ConvexShapeTest {
    private static ConvexShape box(double left, double right, double near, double far) {
        return new ConvexShape(
                List.of(new Point(left, near), new Point(right, near), new Point(right, far), new Point(left, far)));
    }

    @Test
    void theGapIsBetweenSidesAsWellAsBetweenCorners() {
        assertThat(box(0, 10, 0, 10).gapMm(box(13, 20, 2, 5))).isEqualTo(3);
        assertThat(box(0, 10, 0, 10).gapMm(box(13, 20, 14, 20))).isEqualTo(5);
        assertThat(box(0, 10, 0, 10).gapMm(box(10, 20, 0, 10))).isZero();
        assertThat(box(0, 10, 0, 10).gapMm(box(2, 3, 4, 5))).isZero();
    }

    @Test
    void overlapIsAsDeepAsTheShortestWayOut() {
        assertThat(box(0, 10, 0, 10).deepMm(box(8, 20, 0, 10))).isEqualTo(2);
        assertThat(box(0, 10, 0, 10).deepMm(box(8, 20, 9, 20))).isEqualTo(1);
        assertThat(box(0, 10, 0, 10).deepMm(box(4, 6, -50, 50))).isEqualTo(6);
        assertThat(box(0, 10, 0, 10).deepMm(box(11, 20, 0, 10))).isZero();
    }

    @Test
    void twoShapesAreEitherApartOrOverlap() {
        Random random = new Random(3);
        for (int i = 0; i < 2000; i++) {
            ConvexShape one = triangle(random);
            ConvexShape two = triangle(random);
            boolean apart = one.gapMm(two) > 1e-9;
            assertThat(one.deepMm(two) > 1e-9).as("%s and %s", one, two).isNotEqualTo(apart);
            assertThat(one.gapMm(two)).isCloseTo(two.gapMm(one), within(1e-9));
        }
    }

    private static ConvexShape triangle(Random random) {
        double x = 100 * random.nextDouble();
        double y = 100 * random.nextDouble();
        double size = 10 + random.nextInt(40);
        return new ConvexShape(List.of(new Point(x, y), new Point(x + size, y), new Point(x, y + size)));
    }

    @Test
    void twoCornersAreNoShape() {
        assertThatThrownBy(() -> new ConvexShape(List.of(new Point(0, 0), new Point(1, 0))))
                .hasMessageContaining("three corners");
    }
}
