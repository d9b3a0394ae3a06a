package umpire.vision.calibrate.review;

import java.util.List;
import java.util.Optional;
import umpire.vision.calibrate.board.BoardPattern;

/**
 * Everything a set of pictures told.
 *
 * @param refusals why the set carries no calibration; empty where it does
 * @param board what was looked for, where a board was recognised
 * @param lens what was found; there may be one in a refused set, to be looked at but not used
 * @param widthPx of the pictures the lens is for, 0 where none has a board
 * @param heightPx of these pictures
 * @param pictures what became of each, in the order they were given
 * @param coverage of the picture by corners, where any were found
 * @param missing what would make it better, the most useful first
 * @param notices what is not as was said or expected
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

    /** Returns how many pictures the lens was made from. */
    public long used() {
        return pictures.stream().filter(PictureVerdict::used).count();
    }
}
