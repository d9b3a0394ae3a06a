package umpire.vision.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.BoardCollector.BoardState;
import umpire.vision.calibrate.BoardCollector.CollectedFrame;
import umpire.vision.calibrate.review.BoardPictures;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.frame.Frame;
import umpire.vision.twin.camera.BoardInSpace;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.camera.WavedBoard;

/** Pictures are taken automatically while a board is moved. */
class BoardCollectorTest {
    private final Camera truth = BoardPictures.small(600);
    private final WavedBoard board = new WavedBoard(truth, BoardPictures.BOARD, 30);
    private final BoardCollector collector = new BoardCollector(BoardPictures.BOARD, Rig.standard());
    private long number;

    private CollectedFrame show(BoardInSpace place, ShotSettings settings) {
        try (Frame frame = board.shot(place, settings, 9, number, 100 * number++)) {
            return collector.look(frame);
        }
    }

    private List<BoardState> hold(BoardInSpace place, ShotSettings settings, int frames) {
        List<BoardState> states = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            states.add(show(place, settings).state());
        }
        return states;
    }

    @Test
    void aPictureIsTakenOnceTheBoardIsStillSomewhereNew() {
        BoardInSpace here = BoardInSpace.still(0, 0, 380, 20, -15, 5);
        assertThat(hold(here, ShotSettings.SHARP, 6))
                .containsExactly(
                        BoardState.MOVING,
                        BoardState.MOVING,
                        BoardState.MOVING,
                        BoardState.TAKEN,
                        BoardState.KNOWN_PLACE,
                        BoardState.KNOWN_PLACE);
        BoardInSpace tilted = BoardInSpace.still(0, 0, 380, -30, 25, 5);
        assertThat(hold(tilted, ShotSettings.SHARP, 4)).endsWith(BoardState.TAKEN);
        assertThat(collector.taken()).hasSize(2);
        collector.forgetLast();
        assertThat(hold(tilted, ShotSettings.SHARP, 1)).containsExactly(BoardState.TAKEN);
    }

    @Test
    void aMovingAndABlurredAndAnAbsentBoardAreNotTaken() {
        for (int i = 0; i < 5; i++) {
            assertThat(show(BoardInSpace.still(4 * i, 0, 380, 10, 5, 0), ShotSettings.SHARP)
                            .state())
                    .isEqualTo(BoardState.MOVING);
        }
        assertThat(hold(BoardInSpace.still(0, 0, 260, 10, 5, 0), new ShotSettings(2.8, 1, 10), 5))
                .contains(BoardState.BLURRED)
                .doesNotContain(BoardState.TAKEN);
        assertThat(show(BoardInSpace.still(4_000, 0, 380, 0, 0, 0), ShotSettings.SHARP)
                        .state())
                .isEqualTo(BoardState.UNSEEN);
        assertThat(collector.taken()).isEmpty();
    }

    @Test
    void focusAndLightAreMeasuredInEachFrame() {
        BoardInSpace here = BoardInSpace.still(0, 0, 380, 0, 0, 0);
        CollectedFrame sharp = show(here, ShotSettings.SHARP);
        CollectedFrame soft = show(here, new ShotSettings(2, 2, 10));
        assertThat(soft.sighting().edgePx())
                .isGreaterThan(1.5 * sharp.sighting().edgePx());
        assertThat(sharp.exposure().tooBright()).isFalse();
        assertThat(sharp.exposure().tooDark()).isFalse();
        assertThat(sharp.exposure().brightLevel()).isBetween(200, 240);
    }

    @Test
    void theTakenPicturesGiveALens() {
        for (BoardInSpace place : new BoardPictures(truth).places(9, 12)) {
            hold(place, ShotSettings.SHARP, 4);
        }
        CalibrationReport report = collector.report();
        assertThat(report.pictures()).hasSize(9);
        assertThat(report.lens().orElseThrow().camera().fxPx()).isCloseTo(600, within(0.6));
    }
}
