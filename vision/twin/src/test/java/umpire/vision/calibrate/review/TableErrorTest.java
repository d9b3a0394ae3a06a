package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.rectify.Registrar;
import umpire.vision.rectify.Registration;
import umpire.vision.twin.camera.ShotSettings;

/** Compares the predicted error of a calibration on the table with the real error. */
class TableErrorTest {
    private static final List<List<Double>> STRAIGHT_DOWN =
            List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0));

    /** Over a few calibrations the real error is above or below the predicted one, and never far above it. */
    @Test
    void theMapPredictsTheRealError() {
        Camera truth = BoardPictures.small(520);
        Rig rig = Rig.standard();
        double toldSquares = 0;
        double realSquares = 0;
        for (long seed = 31; seed < 35; seed++) {
            LensFigures lens = new BoardPictures(truth)
                    .with(new ShotSettings(0.7, 6, 10))
                    .wellDone(8, seed)
                    .report()
                    .lens()
                    .orElseThrow();
            double realMm = realMm(truth, lens.camera(), rig);
            assertThat(realMm).isLessThan(3 * lens.table().rmsMm());
            toldSquares += lens.table().rmsMm() * lens.table().rmsMm();
            realSquares += realMm * realMm;
        }
        assertThat(Math.sqrt(realSquares / toldSquares)).isBetween(0.25, 1.6);
    }

    /** Returns the root mean square distance between points and their places by the found lens, registered by the corner tags. */
    private static double realMm(Camera truth, Camera found, Rig rig) {
        CameraView view = new CameraView(truth, STRAIGHT_DOWN, List.of(0.0, 0.0, 900.0));
        List<Tag> tags = BoardPictures.cornerTags(rig.table(), view);
        Registration.Registered registered = (Registration.Registered)
                new Registrar(rig.through(found)).register(tags, truth.widthPx(), truth.heightPx());
        double squares = 0;
        int count = 0;
        for (int x = -480; x <= 480; x += 40) {
            for (int y = -330; y <= 330; y += 30) {
                Pixel pixel = view.pixelFromTable(x, y, 0);
                Point placed = registered.view().tableFromPixel(pixel, 0);
                squares += Math.pow(placed.xMm() - x, 2) + Math.pow(placed.yMm() - y, 2);
                count++;
            }
        }
        return Math.sqrt(squares / count);
    }
}
