package umpire.vision.calibrate.review;

import java.util.List;
import java.util.Optional;
import umpire.vision.calibrate.board.BoardPattern;

/**
 * The result of a calibration.
 *
 * @param refusals the reasons why the set is refused; empty if it is accepted
 * @param board the recognised board, if any
 * @param lens the lens found; a refused set may have one, which must not be used
 * @param widthPx width of the pictures the lens is for; 0 if no picture shows a board
 * @param heightPx height of these pictures
 * @param pictures the verdict on each picture, in the order given
 * @param coverage the part of the camera's picture where corners were seen; empty if no corners were found
 * @param missing the advice for a better set, the most useful first
 * @param notices sentences on what differs from the request or from expectation, such as another board size
 */
public record CalibrationReport(
        List<Refusal> refusals,
        Optional<BoardPattern> board,
        Optional<LensFigures> lens,
        int widthPx,
        int heightPx,
        List<PictureVerdict> pictures,
        Optional<PictureCoverage> coverage,
        List<String> missing,
        List<String> notices) {
    public CalibrationReport {
        refusals = List.copyOf(refusals);
        pictures = List.copyOf(pictures);
        missing = List.copyOf(missing);
        notices = List.copyOf(notices);
    }

    /** Returns whether the lens may be used. */
    public boolean accepted() {
        return refusals.isEmpty() && lens.isPresent();
    }

    /** Returns the number of pictures the lens was made from. */
    public long used() {
        return pictures.stream().filter(PictureVerdict::used).count();
    }
}
