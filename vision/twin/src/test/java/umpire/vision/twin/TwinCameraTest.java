package umpire.vision.twin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.rules.kernel.Pose;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.Frame;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.render.PieceSketch;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** The content of a photograph of the virtual table. */
class TwinCameraTest {
    private static TwinCamera camera;

    @BeforeAll
    static void mount() {
        camera = new TwinCamera(Rig.standard(), SmallGame.board(), 5);
    }

    @AfterAll
    static void unmount() {
        camera.close();
    }

    @Test
    void theSameSceneSeedAndNumberGiveTheSameBytes() {
        TableScene busy = Photograph.busy();
        byte[] first = bytes(camera, busy, 12);
        bytes(camera, SmallGame.openingScene(), 13);
        assertThat(Arrays.equals(first, bytes(camera, busy, 12))).isTrue();
        try (TwinCamera other = new TwinCamera(Rig.standard(), SmallGame.board(), 5)) {
            assertThat(Arrays.equals(first, bytes(other, busy, 12))).isTrue();
        }
    }

    @Test
    void anotherFrameOrSeedHasOtherNoise() {
        TableScene scene = TableScene.empty();
        byte[] first = bytes(camera, scene, 1);
        assertThat(Arrays.equals(first, bytes(camera, scene, 2))).isFalse();
        try (TwinCamera other = new TwinCamera(Rig.standard(), SmallGame.board(), 6)) {
            assertThat(Arrays.equals(first, bytes(other, scene, 1))).isFalse();
        }
    }

    @Test
    void noiseHasTheGivenStrength() {
        TableScene scene = TableScene.empty();
        Mat clean = picture(scene.withShot(new ShotSettings(0.5, 0, 0)));
        Mat noisy = picture(scene.withShot(new ShotSettings(0.5, 4, 0)));
        Mat difference = new Mat();
        Core.absdiff(clean, noisy, difference);
        // The mean absolute value of normal noise is 0.8 of its standard deviation.
        assertThat(Core.mean(difference).val[1]).isCloseTo(4 * 0.798, within(0.2));
        clean.release();
        noisy.release();
        difference.release();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aDieShowsAsManyPipsAsItsFaceSays(int face) {
        for (double heading : new double[] {0, 23, 77}) {
            TwinDie die = TwinDie.flat("d", new Pose(-340, 120, heading), face);
            assertThat(pipsOnTop(TableScene.empty().with(die)))
                    .as("heading %s", heading)
                    .isEqualTo(face);
        }
    }

    @Test
    void aRolledOverDieShowsItsNeighbour() {
        // A quarter roll brings up another face, and two of them the opposite one.
        TwinDie die = TwinDie.flat("d", new Pose(-340, 120, 0), 2);
        assertThat(pipsOnTop(TableScene.empty().with(die), TableScene.empty().with(die.leaning(180, 0))))
                .isEqualTo(5);
        int quarter = pipsOnTop(TableScene.empty().with(die), TableScene.empty().with(die.leaning(90, 0)));
        assertThat(quarter).isNotIn(2, 5).isBetween(1, 6);
    }

    @Test
    void aLeaningDieShowsMoreOfItsSideThanAFlatOne() {
        TwinDie die = TwinDie.flat("d", new Pose(14, -46, 0), 3);
        GroundTruth.TrueDie flat =
                camera.truth(TableScene.empty().with(die)).dice().getFirst();
        GroundTruth.TrueDie leaning =
                camera.truth(TableScene.empty().with(die.leaning(30, 0))).dice().getFirst();
        double flatPx = Math.hypot(
                flat.top().get(1).x() - flat.top().get(0).x(),
                flat.top().get(1).y() - flat.top().get(0).y());
        double area = areaPx(flat.top());
        assertThat(area).isCloseTo(flatPx * flatPx, within(area * 0.02));
        assertThat(areaPx(leaning.top())).isCloseTo(area * Math.cos(Math.toRadians(30)), within(area * 0.03));
    }

    @Test
    void glareHidesTheTagBelowIt() {
        GroundTruth.TrueTag tag = camera.truth(TableScene.empty()).tags().getFirst();
        Glare glare = new Glare(tag.pose().xMm(), tag.pose().yMm(), 60, 1.2);
        Mat clear = picture(TableScene.empty());
        Mat drowned = picture(TableScene.empty().withLight(Light.EVEN.glaring(glare)));
        Rect around = box(tag.corners());
        assertThat(darkest(clear, around)).isLessThan(60);
        assertThat(darkest(drowned, around)).isGreaterThan(245);
        clear.release();
        drowned.release();
    }

    @Test
    void lightMakesTheTableBrighterAndDarkerAndWarmer() {
        double normal = mean(TableScene.empty(), 1);
        assertThat(mean(TableScene.empty().withLight(Light.EVEN.at(0.5)), 1)).isCloseTo(normal / 2, within(2.0));
        double redness = mean(TableScene.empty(), 2) / mean(TableScene.empty(), 0);
        TableScene warm = TableScene.empty().withLight(Light.EVEN.of(3000));
        assertThat(mean(warm, 2) / mean(warm, 0)).isGreaterThan(redness * 1.2);
    }

    @Test
    void motionBlursAlongItsDirection() {
        StandingPiece piece = new StandingPiece(SmallGame.pieces().getFirst(), new Pose(14, -46, 0));
        TableScene still = TableScene.empty().with(piece).withShot(new ShotSettings(0.5, 0, 20));
        StandingPiece moved = new StandingPiece(piece.piece(), piece.pose(), 0, new Velocity(400, 0));
        TableScene moving = still.with(moved);
        Rect around = box(camera.truth(still).tags().getFirst().corners());
        double[] sharp = slopes(still, around);
        double[] smeared = slopes(moving, around);
        // Eight millimetres of motion along x blur the edges across it and keep those along it.
        assertThat(smeared[0]).isLessThan(sharp[0] * 0.45);
        assertThat(smeared[1]).isGreaterThan(sharp[1] * 0.55);
    }

    @Test
    void defocusSoftensEverything() {
        Rect all = new Rect(0, 0, 2028, 1520);
        double sharp = slopes(TableScene.empty().withShot(new ShotSettings(0.5, 0, 0)), all)[0];
        double soft = slopes(TableScene.empty().withShot(new ShotSettings(3, 0, 0)), all)[0];
        assertThat(soft).isLessThan(sharp * 0.7);
    }

    @Test
    void aHandHidesWhatIsBelowIt() {
        StandingPiece piece = new StandingPiece(SmallGame.pieces().getFirst(), new Pose(40, 0, 0));
        TableScene bare = TableScene.empty().with(piece);
        GroundTruth.TrueTag tag = camera.truth(bare).tags().getFirst();
        Hand hand = new Hand(20, 80, 30, 280, Hand.Shape.OPEN, Velocity.NONE);
        Mat covered = picture(bare.withHands(hand));
        Rect around = box(tag.corners());
        double[] colour = covered.get(around.y + around.height / 2, around.x + around.width / 2);
        assertThat(colour[2]).as("skin is redder than blue").isGreaterThan(colour[0] * 1.25);
        covered.release();
    }

    @Test
    void theGroundTruthIncludesOcclusion() {
        StandingPiece low = new StandingPiece(SmallGame.pieces().getFirst(), new Pose(40, 0, 0));
        StandingPiece upper = new StandingPiece(SmallGame.pieces().get(7), new Pose(44, 2, 0), 8, Velocity.NONE);
        TableScene bare = TableScene.empty().with(low);
        assertThat(camera.truth(bare).tags()).allMatch(tag -> tag.covered() == 0);
        TableScene gripped = bare.withHands(new Hand(20, 80, 30, 280, Hand.Shape.OPEN, Velocity.NONE));
        assertThat(camera.truth(gripped).tags().getFirst().covered()).isGreaterThan(0.8);
        List<GroundTruth.TrueTag> stacked = camera.truth(bare.with(upper)).tags();
        assertThat(stacked.getFirst().covered()).isGreaterThan(0.8);
        assertThat(stacked.get(1).id()).isEqualTo(8);
        assertThat(stacked.get(1).covered()).isZero();
    }

    @Test
    void aBumpMovesEveryCornerTag() {
        GroundTruth.TrueTag before = camera.truth(TableScene.empty()).tags().getLast();
        GroundTruth.TrueTag after = camera.truth(TableScene.empty().withBump(new CameraBump(6, 0, 0, 0, 0, 0.4)))
                .tags()
                .getLast();
        double moved = Math.hypot(
                after.corners().getFirst().x() - before.corners().getFirst().x(),
                after.corners().getFirst().y() - before.corners().getFirst().y());
        assertThat(moved).isGreaterThan(5);
    }

    @Test
    void withoutTheBoardItsTagsAreGone() {
        assertThat(camera.truth(TableScene.empty().withoutBoard()).tags())
                .extracting(GroundTruth.TrueTag::id)
                .containsExactly(246, 247, 248, 249);
    }

    private static byte[] bytes(TwinCamera camera, TableScene scene, long number) {
        try (Frame frame = camera.render(scene, number, 0)) {
            byte[] bytes = new byte[(int) frame.bgr().total() * 3];
            frame.bgr().get(0, 0, bytes);
            return bytes;
        }
    }

    private static Mat picture(TableScene scene) {
        return camera.render(scene, 1, 0).bgr();
    }

    private static double mean(TableScene scene, int channel) {
        Mat picture = picture(scene.withShot(new ShotSettings(0.5, 0, 0)));
        double mean = Core.mean(picture).val[channel];
        picture.release();
        return mean;
    }

    private static int pipsOnTop(TableScene scene) {
        return pipsOnTop(scene, scene);
    }

    /** Counts the dark spots within the quadrilateral of the first scene's top face. */
    private static int pipsOnTop(TableScene where, TableScene shown) {
        List<Pixel> top = camera.truth(where).dice().getFirst().top();
        Mat picture = picture(shown.withShot(new ShotSettings(0.4, 0, 0)));
        MatOfPoint2f from =
                new MatOfPoint2f(top.stream().map(p -> new Point(p.x(), p.y())).toArray(Point[]::new));
        MatOfPoint2f to = new MatOfPoint2f(new Point(0, 0), new Point(95, 0), new Point(95, 95), new Point(0, 95));
        Mat straight = Imgproc.getPerspectiveTransform(from, to);
        Mat face = new Mat();
        Imgproc.warpPerspective(picture, face, straight, new Size(96, 96));
        Imgproc.cvtColor(face, face, Imgproc.COLOR_BGR2GRAY);
        Imgproc.threshold(face, face, 110, 255, Imgproc.THRESH_BINARY_INV);
        Mat inner = face.submat(new Rect(10, 10, 76, 76));
        Mat labels = new Mat();
        int spots = Imgproc.connectedComponents(inner, labels) - 1;
        for (Mat mat : List.of(picture, from, to, straight, inner, face, labels)) {
            mat.release();
        }
        return spots;
    }

    private static double areaPx(List<Pixel> corners) {
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            Pixel a = corners.get(i);
            Pixel b = corners.get((i + 1) % 4);
            sum += a.x() * b.y() - b.x() * a.y();
        }
        return Math.abs(sum) / 2;
    }

    private static Rect box(List<Pixel> corners) {
        return PieceSketch.box(corners, 0);
    }

    private static double darkest(Mat picture, Rect part) {
        Mat grey = new Mat();
        Mat cut = picture.submat(part);
        Imgproc.cvtColor(cut, grey, Imgproc.COLOR_BGR2GRAY);
        double darkest = Core.minMaxLoc(grey).minVal;
        cut.release();
        grey.release();
        return darkest;
    }

    /** Returns the mean square slope of brightness across and along the picture. */
    private static double[] slopes(TableScene scene, Rect part) {
        Mat picture = picture(scene);
        Mat grey = new Mat();
        Mat cut = picture.submat(part);
        Imgproc.cvtColor(cut, grey, Imgproc.COLOR_BGR2GRAY);
        List<Double> norms = new ArrayList<>();
        for (int[] step : new int[][] {{1, 0}, {0, 1}}) {
            Mat slope = new Mat();
            Imgproc.Sobel(grey, slope, CvType.CV_32F, step[0], step[1]);
            norms.add(Core.norm(slope, Core.NORM_L2));
            slope.release();
        }
        for (Mat mat : List.of(picture, grey, cut)) {
            mat.release();
        }
        return new double[] {norms.get(0), norms.get(1)};
    }
}
