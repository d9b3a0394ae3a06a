package umpire.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Pose;
import umpire.vision.calibrate.BoardCollector;
import umpire.vision.calibrate.review.BoardPictures;
import umpire.vision.detect.dice.Die;
import umpire.vision.detect.dice.DieScale;
import umpire.vision.detect.faces.PipDieReader;
import umpire.vision.detect.tags.Tag;
import umpire.vision.detect.tags.TagReader;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.SmallGame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** All native memory of a frame's processing is freed when its owners are closed, without a garbage collection. */
class NativeMemoryTest {
    private static final DieType DIE = DieType.pips(16, 1);
    private static final TableScene SCENE =
            SmallGame.openingScene().withDice(List.of(TwinDie.flat("d", DIE, new Pose(0, 0, 20), 5)));

    private static final List<Mat> KEPT = new ArrayList<>();

    @BeforeAll
    static void watch() {
        OpenCv.load();
        Thread mine = Thread.currentThread();
        MatScope.witnessedBy(picture -> {
            if (Thread.currentThread() == mine) {
                KEPT.add(picture);
            }
        });
    }

    @AfterAll
    static void watchNoMore() {
        MatScope.witnessedBy(picture -> {});
    }

    @BeforeEach
    void forget() {
        KEPT.clear();
    }

    /** Without any work the test would prove nothing. */
    private static void everythingIsFreed() {
        assertThat(KEPT).hasSizeGreaterThan(100).allMatch(Mat::empty);
    }

    @Test
    void aDrawnFrameFreesItsMemory() {
        try (TwinCamera camera = new TwinCamera(Rig.standard(), SmallGame.board(), 1);
                Frame still = camera.render(SCENE, 0, 0);
                Frame hand = camera.render(SCENE.withHands(Hand.open(40, 30)), 1, 100)) {
            assertThat(still.jpeg(80, 640)).isNotEmpty();
            assertThat(hand.jpeg(80)).isNotEmpty();
            assertThat(KEPT).as("what is shown is still there").anyMatch(picture -> !picture.empty());
        }
        everythingIsFreed();
    }

    @Test
    void processingAFrameFreesItsMemory() {
        try (TwinCamera camera = new TwinCamera(Rig.standard(), SmallGame.board(), 1);
                VisionPipeline eye =
                        new VisionPipeline(Rig.standard(), SmallGame.board(), SmallGame.pieces(), List.of(DIE))) {
            for (int number = 0; number < 3; number++) {
                try (Frame frame = camera.render(SCENE, number, number * 100L)) {
                    int drawn = KEPT.size();
                    assertThat(eye.look(frame).tags()).isNotEmpty();
                    assertThat(KEPT).hasSizeGreaterThan(drawn + 20);
                }
            }
        }
        everythingIsFreed();
    }

    @Test
    void findingTagsAndDiceFreesItsMemory() {
        try (TwinCamera camera = new TwinCamera(Rig.standard(), SmallGame.board(), 1);
                Frame frame = camera.render(SCENE, 0, 0);
                MatScope scope = new MatScope()) {
            Mat grey = scope.mat();
            Imgproc.cvtColor(frame.bgr(), grey, Imgproc.COLOR_BGR2GRAY);
            List<Tag> tags = TagReader.of(Rig.standard().table().dictionary()).read(grey);
            List<Die> dice = new PipDieReader().read(frame.bgr(), new DieScale.AnyScale(), tags);
            assertThat(tags).hasSizeGreaterThan(30);
            assertThat(dice).isNotEmpty();
        }
        everythingIsFreed();
    }

    @Test
    void aRenderedBoardFreesItsMemory() {
        WavedBoard board = new WavedBoard(BoardPictures.small(600), BoardPictures.BOARD, 30);
        BoardCollector collector = new BoardCollector(BoardPictures.BOARD, Rig.standard());
        List<BoardInSpace> places = new BoardPictures(BoardPictures.small(600)).places(9, 12);
        for (int number = 0; number < 4 * places.size(); number++) {
            BoardInSpace place = places.get(number / 4);
            try (Frame frame = board.shot(place, ShotSettings.SHARP, 9, number, 100L * number)) {
                collector.look(frame);
            }
        }
        assertThat(collector.report().lens()).isPresent();
        everythingIsFreed();
    }
}
