package umpire.vision.calibrate.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.detect.tags.Tag;
import umpire.vision.rectify.CameraView;
import umpire.vision.twin.camera.BoardInSpace;

/** The size of the squares does not affect the lens. It is questioned if the table's corner tags show that it is impossible. */
class SquareSizeTest {
    private static final Camera TRUTH = BoardPictures.small(520);
    private static final double TABLE_MM = 900;

    private static final List<PictureSighting> WAVED = new ArrayList<>();
    private static final List<PictureSighting> LYING = new ArrayList<>();

    @BeforeAll
    static void takePictures() {
        BoardPictures pictures = new BoardPictures(TRUTH).wellDone(8, 2);
        WAVED.addAll(pictures.taken());
        pictures.take(BoardInSpace.still(60, 40, TABLE_MM - 3, 0, 0, 20));
        pictures.take(BoardInSpace.still(-120, -60, TABLE_MM - 3, 0, 0, -35));
        pictures.taken().stream().skip(8).map(SquareSizeTest::onTheTable).forEach(LYING::add);
    }

    /** Returns the same picture with the corner tags of a table at that distance below. */
    private static PictureSighting onTheTable(PictureSighting picture) {
        CameraView view = new CameraView(
                TRUTH,
                List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
                List.of(0.0, 0.0, TABLE_MM));
        List<Tag> tags = BoardPictures.cornerTags(Rig.standard().table(), view);
        return new PictureSighting(
                picture.name(), picture.widthPx(), picture.heightPx(), picture.board(), picture.edgePx(), tags);
    }

    private static CalibrationReport report(double saidMm, List<PictureSighting> more) {
        List<PictureSighting> pictures = new ArrayList<>(WAVED);
        pictures.addAll(more);
        BoardPattern said = new BoardPattern.Charuco(8, 6, Optional.of(saidMm), 22 / 30.0, "DICT_5X5_100", false);
        return CalibrationReview.of(pictures, said, Rig.standard(), List.of());
    }

    @Test
    void theRightSizeIsNotDoubted() {
        CalibrationReport report = report(30, LYING);
        assertThat(report.notices()).isEmpty();
        assertThat(report.lens().orElseThrow().table().measured()).isTrue();
    }

    @Test
    void aBoardThatWouldLieBelowTheTableHasSmallerSquares() {
        CalibrationReport report = report(33, LYING);
        assertThat(report.accepted()).isTrue();
        assertThat(report.notices())
                .singleElement()
                .satisfies(notice -> assertThat(notice)
                        .contains("cannot be 33", "below the table", "about 30.", "right all the same"));
    }

    @Test
    void aLevelBoardAboveTheTableMayHaveLargerSquares() {
        assertThat(report(27, LYING).notices())
                .singleElement()
                .satisfies(notice -> assertThat(notice)
                        .startsWith("If the board lay on the table")
                        .contains("about 30."));
    }

    @Test
    void withoutTheTableTheSizeIsNotChecked() {
        CalibrationReport right = report(30, List.of());
        CalibrationReport wrong = report(60, List.of());
        assertThat(wrong.notices())
                .singleElement()
                .satisfies(notice -> assertThat(notice).contains("whether the squares are 60 mm"));
        assertThat(wrong.lens().orElseThrow().camera())
                .isEqualTo(right.lens().orElseThrow().camera());
        assertThat(wrong.lens().orElseThrow().table().measured()).isFalse();
    }
}
