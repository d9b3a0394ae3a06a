package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Camera;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;

/** The look of the table where a die lay. A hundred millimetres of it are painted, two pixels each, seen from far above. */
class DieSpotTest {
    private static final int SIDE_PX = 200;
    private static final int TABLE = 120;
    private static final int GRAIN = 20;
    private static final DieForm DIE = new DieForm(DieType.PIPS, 16);
    private static final CameraView VIEW = new CameraView(
            new Camera(SIDE_PX, SIDE_PX, 8000, 8000, 100, 100, List.of(0.0, 0.0, 0.0, 0.0, 0.0), 0),
            List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
            List.of(0.0, 0.0, 4000.0));

    private Mat bgr = new Mat();

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    @BeforeEach
    void layTable() {
        bgr = new Mat(SIDE_PX, SIDE_PX, CvType.CV_8UC3);
        paintTable();
    }

    /** A table with grain: of three columns one is darker and one brighter. */
    private void paintTable() {
        for (int x = 0; x < SIDE_PX; x++) {
            paint(x, 0, 1, SIDE_PX, TABLE + (x % 3 - 1) * GRAIN);
        }
    }

    @AfterEach
    void release() {
        OpenCv.release(bgr);
    }

    private void paint(int x, int y, int width, int height, int level) {
        Imgproc.rectangle(bgr, new Rect(x, y, width, height), Scalar.all(level), Imgproc.FILLED);
    }

    private void paintDie(int level) {
        paint(84, 84, 32, 32, level);
    }

    private Optional<DieSpot> spot() {
        return DieSpot.of(bgr, VIEW, new Pose(0, 0, 0), DIE);
    }

    private DieSpot spotOfWhiteDie() {
        paintDie(250);
        return spot().orElseThrow();
    }

    @Test
    void theSpotIsBareOnlyAfterTheDieIsGone() {
        DieSpot spot = spotOfWhiteDie();
        assertThat(spot.isBare(bgr, VIEW)).isFalse();
        paintTable();
        assertThat(spot.isBare(bgr, VIEW)).isTrue();
    }

    @Test
    void halfADieIsADie() {
        DieSpot spot = spotOfWhiteDie();
        paintTable();
        paint(84, 84, 16, 32, 250);
        assertThat(spot.isBare(bgr, VIEW)).isFalse();
    }

    /** An arm may have the colour of a wooden table, but not its grain point by point. */
    @Test
    void anObjectOfTheTablesColourIsNotTheTable() {
        DieSpot spot = spotOfWhiteDie();
        paint(0, 0, SIDE_PX, SIDE_PX, TABLE);
        assertThat(spot.isBare(bgr, VIEW)).isFalse();
    }

    @Test
    void aNeighbourOnTheRimKeepsTheSpotBare() {
        DieSpot spot = spotOfWhiteDie();
        paintTable();
        paint(126, 92, 30, 10, 250);
        assertThat(spot.isBare(bgr, VIEW)).isTrue();
    }

    @Test
    void aDieOfTheTablesColourIsNotWatched() {
        paintDie(TABLE);
        paint(98, 98, 6, 6, 10);
        assertThat(spot()).isEmpty();
    }

    @Test
    void aDieOnVaryingPrintIsNotWatched() {
        paint(0, 0, SIDE_PX, 100, 30);
        paintDie(250);
        assertThat(spot()).isEmpty();
    }

    @Test
    void aDieAtThePicturesEdgeIsNotWatched() {
        paint(182, 84, 18, 32, 250);
        assertThat(DieSpot.of(bgr, VIEW, new Pose(47, 0, 0), DIE)).isEmpty();
    }
}
