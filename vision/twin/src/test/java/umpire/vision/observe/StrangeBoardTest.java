package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.frame.Frame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.scene.TableScene;

/** The board of another game lies on the table, as rendered. */
class StrangeBoardTest {
    private static final Rig RIG = Rig.standard().through(Camera.reference().scaledTo(1280, 960));
    private static final TableScene BARE = TableScene.empty();

    private static Board meadow(double scale) {
        return new Board(
                "Meadow",
                300,
                200,
                List.of(Area.rectangle(new Place("grass"), new Point(0, 0), 100, 100, Area.Tint.HOME)),
                List.of(),
                List.of(
                        new Board.BoardTag(232, new Point(-110 * scale, 0), 30),
                        new Board.BoardTag(233, new Point(110 * scale, 0), 30)));
    }

    /** Processes a table with one board by an eye for the chequered one. */
    private static FrameResult look(Board lies, boolean covered) {
        try (TwinCamera camera = new TwinCamera(RIG, lies, 1);
                VisionPipeline eye = new VisionPipeline(RIG, ChequeredTable.board(), List.of(), List.of())
                        .knowing(List.of(meadow(1)));
                Frame frame = camera.render(BARE.withBoardAt(new Pose(20, -10, 30)), 0, 0)) {
            if (covered) {
                frame.bgr()
                        .colRange(0, frame.bgr().cols() / 2 - 40)
                        .rowRange(200, 760)
                        .setTo(new Scalar(90, 110, 130));
            }
            return eye.look(frame);
        }
    }

    @Test
    void theBoardOfAnotherGameIsNamed() {
        FrameResult look = look(meadow(1), false);
        assertThat(look.otherBoard()).contains("Meadow");
        assertThat(look.observation().boardSeen()).isFalse();
    }

    @Test
    void oneTagIsNotABoard() {
        assertThat(look(meadow(1), true).otherBoard()).isEmpty();
    }

    @Test
    void tagsThatDoNotFitTheSheetAreNotABoard() {
        assertThat(look(meadow(0.9), false).otherBoard()).isEmpty();
    }

    @Test
    void theOwnBoardIsNotAnother() {
        assertThat(look(ChequeredTable.board(), false).otherBoard()).isEmpty();
    }
}
