package umpire.vision.twin.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.hardware.print.Paper;
import umpire.rules.kernel.Board;
import umpire.vision.calibrate.BoardCollector;
import umpire.vision.calibrate.BoardCollector.BoardState;
import umpire.vision.calibrate.BoardCollector.CollectedFrame;
import umpire.vision.calibrate.CornerTagCheck;
import umpire.vision.calibrate.FlatBoardCheck;
import umpire.vision.calibrate.TagSurvey;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.frame.Frame;
import umpire.vision.sheet.CalibrationBoardSheet;
import umpire.vision.twin.SmallGame;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;

/** A calibration board held before the virtual table's camera, or laid on the table. */
class HeldBoardTest {
    private static final BoardPattern PATTERN = CalibrationBoardSheet.fitting(Paper.A4);
    private static final double SQUARE_MM = PATTERN.squareMm().orElseThrow();

    private final Rig rig = Rig.standard().through(Camera.reference().scaledTo(1014, 760));
    private final HandHeldBoard held = new HandHeldBoard();
    private final AtomicLong clockMs = new AtomicLong();
    private final Board sheet = SmallGame.board();
    private final VirtualTable table = new VirtualTable(rig.table(), sheet, List.of(), List.of());
    private final BoardCollector collector = new BoardCollector(PATTERN, rig);

    private CollectedFrame look(WavingCamera camera) throws Exception {
        clockMs.addAndGet(1_000);
        try (Frame frame = camera.next()) {
            return collector.glance(frame);
        }
    }

    private WavingCamera camera() {
        VirtualCamera behind =
                new VirtualCamera(table, new TwinCamera(rig, sheet, 1), clockMs::get, VirtualCamera.Pacing.STANDARD);
        return new WavingCamera(
                behind,
                rig.camera(),
                held,
                PATTERN,
                SQUARE_MM,
                () -> table.at(clockMs.get()).shotSettings());
    }

    @Test
    void aHeldBoardIsSeenWhereItIsHeldAndNoneIsSeenOncePutAway() throws Exception {
        try (WavingCamera camera = camera()) {
            assertThat(look(camera).state()).isEqualTo(BoardState.UNSEEN);
            held.hold(HandHeldBoard.filling(rig.camera(), 11 * SQUARE_MM, 0.3, 0.6, 0.5, 20, -15, 10));
            CollectedFrame seen = look(camera);
            assertThat(seen.sighting().board().orElseThrow().corners()).hasSize(60);
            List<SeenCorner> corners = seen.sighting().board().orElseThrow().corners();
            assertThat(corners.stream()
                            .mapToDouble(corner -> corner.pixel().x())
                            .average()
                            .orElseThrow())
                    .isCloseTo(0.3 * 1014, within(15.0));
            assertThat(corners.stream()
                            .mapToDouble(corner -> corner.pixel().y())
                            .average()
                            .orElseThrow())
                    .isCloseTo(0.6 * 760, within(15.0));
            held.putAway();
            assertThat(look(camera).state()).isEqualTo(BoardState.UNSEEN);
        }
    }

    @Test
    void aBoardOnTheTableRevealsAMisplacedCornerTag() throws Exception {
        List<Table.CornerTag> places = new ArrayList<>(rig.table().corners());
        Table.CornerTag right = places.get(1);
        places.set(1, new Table.CornerTag(right.id(), right.name(), right.xMm() - 12, right.yMm() + 5));
        Table thought =
                new Table(960, 660, rig.table().dictionary(), rig.table().cornerTagMm(), places);
        Rig mistaken = new Rig(rig.camera(), thought, rig.leds(), rig.buttons());
        try (WavingCamera camera = camera()) {
            held.hold(HandHeldBoard.lying(rig.camera(), CameraBump.NONE, 20, -40, 205));
            PictureSighting seen = look(camera).sighting();
            CornerTagCheck registered = new CornerTagCheck(mistaken);
            registered.look(seen);
            assertThat(registered.view()).isEmpty();
            List<TagSurvey.SurveyedTag> tags = TagSurvey.of(seen, SQUARE_MM, 0, mistaken);
            assertThat(tags).hasSize(4);
            assertThat(tags.get(1).measured().xMm()).isCloseTo(450, within(1.0));
            assertThat(tags.get(1).measured().yMm()).isCloseTo(300, within(1.0));
            assertThat(List.of(tags.get(0), tags.get(2), tags.get(3))).allMatch(tag -> tag.offMm() < 1);
        }
    }

    @Test
    void aBoardOnTheTableHasItsTrueSize() throws Exception {
        try (WavingCamera camera = camera()) {
            held.hold(HandHeldBoard.lying(rig.camera(), CameraBump.NONE, 60, -40, 25));
            CollectedFrame seen = look(camera);
            CornerTagCheck tags = new CornerTagCheck(rig);
            tags.look(seen.sighting());
            FlatBoardCheck check = FlatBoardCheck.of(
                            seen.sighting().board().orElseThrow(),
                            SQUARE_MM,
                            tags.view().orElseThrow(),
                            0)
                    .orElseThrow();
            assertThat(check.knownMm()).isEqualTo(9 * SQUARE_MM);
            assertThat(check.offMm()).isCloseTo(0, within(0.1));
            assertThat(check.worstMm()).isLessThan(0.15);
            assertThat(tags.mean().orElseThrow().tags()).hasSize(4).allMatch(tag -> tag.offMm() < 0.15);
        }
    }
}
