package umpire.vision.rectify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.rules.kernel.Point;

/** Projection and its inverse agree for a point of the table, also through a webcam's wide lens. */
class WideLensTest {
    private static final List<List<Double>> STRAIGHT_DOWN =
            List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0));

    @Test
    void projectionIsInvertibleNearTheEdge() {
        Camera wide = new Camera(1280, 720, 560, 560, 640, 360, List.of(-0.3, 0.08, 0.0002, -0.0002, 0.0), 0);
        CameraView view = new CameraView(wide, STRAIGHT_DOWN, List.of(0.0, 0.0, 500.0));
        for (int x = -560; x <= 560; x += 70) {
            for (int y = -330; y <= 330; y += 110) {
                Point back = view.tableFromPixel(view.pixelFromTable(x, y, 0), 0);
                assertThat(back.xMm()).isCloseTo(x, within(0.001));
                assertThat(back.yMm()).isCloseTo(y, within(0.001));
            }
        }
    }
}
