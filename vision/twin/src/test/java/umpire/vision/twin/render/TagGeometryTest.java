package umpire.vision.twin.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.ArucoDetector;
import org.opencv.objdetect.DetectorParameters;
import org.opencv.objdetect.Objdetect;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.twin.SmallGame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.Lens;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** Tags are at the places of the camera's model, to a small part of a pixel. */
class TagGeometryTest {
    private static final ShotSettings CLEAN = new ShotSettings(0.5, 0, 0);

    @ParameterizedTest
    @CsvSource({"2028, 1520", "1280, 720"})
    void everyEdgeOfEveryTagLiesWhereTheLensPutsIt(int widthPx, int heightPx) {
        Rig rig = rig(widthPx, heightPx);
        TableScene scene = SmallGame.openingScene().withShot(CLEAN);
        try (TwinCamera camera = new TwinCamera(rig, SmallGame.board(), 3);
                Frame frame = camera.render(scene, 0, 0);
                Lens lens = new Lens(rig.camera(), CameraBump.NONE)) {
            Mat grey = new Mat();
            Imgproc.cvtColor(frame.bgr(), grey, Imgproc.COLOR_BGR2GRAY);
            List<Double> offsets = new ArrayList<>();
            for (GroundTruth.TrueTag tag : camera.truth(scene).tags()) {
                offsets.addAll(EdgeGauge.offsetsPx(grey, lens, tag, sideMm(tag)));
            }
            grey.release();
            double bias = offsets.stream().mapToDouble(e -> e).average().orElseThrow();
            double rms =
                    Math.sqrt(offsets.stream().mapToDouble(e -> e * e).average().orElseThrow());
            System.out.printf("%d px wide: edges off by %.3f px in the mean, %.3f rms%n", widthPx, bias, rms);
            assertThat(Math.abs(bias)).isLessThan(0.02);
            assertThat(rms).isLessThan(0.05);
        }
    }

    @ParameterizedTest
    @CsvSource({"2028, 1520", "1280, 720"})
    void openCvFindsEveryTagAndNoOther(int widthPx, int heightPx) {
        TableScene scene = SmallGame.openingScene();
        try (TwinCamera camera = new TwinCamera(rig(widthPx, heightPx), SmallGame.board(), 3);
                Frame frame = camera.render(scene, 0, 0)) {
            List<GroundTruth.TrueTag> truth = camera.truth(scene).tags();
            assertThat(truth).hasSize(4 + 2 + 32);
            assertThat(detected(frame.bgr()).keySet())
                    .containsExactlyInAnyOrderElementsOf(
                            truth.stream().map(GroundTruth.TrueTag::id).toList());
        }
    }

    @Test
    void openCvFindsTheMiddleOfEveryTagInPlace() {
        TableScene scene = SmallGame.openingScene().withShot(CLEAN);
        try (TwinCamera camera = new TwinCamera(Rig.standard(), SmallGame.board(), 3);
                Frame frame = camera.render(scene, 0, 0)) {
            Map<Integer, double[]> found = detected(frame.bgr());
            for (GroundTruth.TrueTag tag : camera.truth(scene).tags()) {
                // A corner finder shifts all four blurred corners inwards equally, which does not move their mean.
                assertThat(centreErrorPx(tag, found.get(tag.id())))
                        .as("tag %d", tag.id())
                        .isLessThan(0.15);
            }
        }
    }

    private static Rig rig(int widthPx, int heightPx) {
        Rig standard = Rig.standard();
        return new Rig(
                Camera.reference().scaledTo(widthPx, heightPx), standard.table(), standard.leds(), standard.buttons());
    }

    private static double sideMm(GroundTruth.TrueTag tag) {
        return tag.id() >= 246 ? 40 : 20;
    }

    private static double centreErrorPx(GroundTruth.TrueTag tag, double[] found) {
        double x = 0;
        double y = 0;
        for (int i = 0; i < 4; i++) {
            x += (found[2 * i] - tag.corners().get(i).x()) / 4;
            y += (found[2 * i + 1] - tag.corners().get(i).y()) / 4;
        }
        return Math.hypot(x, y);
    }

    private static Map<Integer, double[]> detected(Mat bgr) {
        Mat grey = new Mat();
        Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        DetectorParameters parameters = new DetectorParameters();
        parameters.set_cornerRefinementMethod(Objdetect.CORNER_REFINE_SUBPIX);
        parameters.set_cornerRefinementWinSize(bgr.cols() > 1600 ? 4 : 2);
        parameters.set_cornerRefinementMinAccuracy(0.001);
        parameters.set_cornerRefinementMaxIterations(100);
        ArucoDetector detector =
                new ArucoDetector(Objdetect.getPredefinedDictionary(Objdetect.DICT_5X5_250), parameters);
        List<Mat> corners = new ArrayList<>();
        Mat ids = new Mat();
        detector.detectMarkers(grey, corners, ids);
        Map<Integer, double[]> found = new HashMap<>();
        for (int i = 0; i < corners.size(); i++) {
            float[] xy = new float[8];
            corners.get(i).get(0, 0, xy);
            double[] wide = new double[8];
            for (int k = 0; k < 8; k++) {
                wide[k] = xy[k];
            }
            found.put((int) ids.get(i, 0)[0], wide);
            corners.get(i).release();
        }
        grey.release();
        ids.release();
        return found;
    }

    @Test
    void aTag25MillimetresUpAnd400OffTheAxisLooks10FurtherOut() {
        Rig rig = Rig.standard();
        Piece flat = new Piece(1, new Token("flat"), "flat", "", "White", 20, 0);
        Piece tall = new Piece(2, new Token("tall"), "tall", "", "White", 20, 25);
        try (TwinCamera camera = new TwinCamera(rig, SmallGame.board(), 3)) {
            // The camera is 14 mm right of the table's centre, so this is 400 mm from its foot.
            Pose pose = new Pose(414, -46, 0);
            TableScene low = TableScene.empty().with(new StandingPiece(flat, pose));
            TableScene high = TableScene.empty().with(new StandingPiece(tall, pose));
            double lowX = centreX(camera.truth(low), 1);
            double highX = centreX(camera.truth(high), 2);
            // By hand: 400 mm * 1000 / (1000 - 25) = 410.26 mm.
            TableScene further = TableScene.empty().with(new StandingPiece(flat, new Pose(414 + 10.256, -46, 0)));
            assertThat(highX - lowX).isGreaterThan(15);
            assertThat(highX).isCloseTo(centreX(camera.truth(further), 1), within(0.2));
        }
    }

    private static double centreX(GroundTruth truth, int id) {
        return truth.tags().stream()
                .filter(tag -> tag.id() == id)
                .flatMap(tag -> tag.corners().stream())
                .mapToDouble(Pixel::x)
                .average()
                .orElseThrow();
    }
}
