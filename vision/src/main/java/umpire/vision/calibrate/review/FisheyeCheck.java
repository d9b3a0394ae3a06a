package umpire.vision.calibrate.review;

import java.util.List;
import java.util.stream.IntStream;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.calibrate.lens.FreeNumbers;
import umpire.vision.calibrate.lens.NoiseFloor;

/**
 * Recognises a fisheye. The lens model of the rig file cannot bend pictures as far as a fisheye does, so different parts of its pictures
 * seem to have different focal lengths.
 */
final class FisheyeCheck {
    /** The fields of view tried, across the diagonal. The fit corrects small differences. Smaller fields need no fisheye. */
    private static final int[] DIAGONALS_DEG = {130, 150, 170, 190, 210};

    /** Corners farther than this from the optical axis are left out, since a flat picture stretches their noise. */
    private static final double MOST_DEG = 65;

    private static final int LEAST_CORNERS = 12;

    /** A fisheye fits its pictures at least this many times better than the other model. Two cameras fit neither. */
    private static final double BETTER = 3;

    private FisheyeCheck() {}

    /**
     * Returns whether one fisheye explains all pictures of a set.
     *
     * @param suspicious the residual as a multiple of the noise, from which on a lens does not explain the pictures
     * @param otherwisePx the residual of the lens model of the rig file
     */
    static boolean explains(CornerSet set, double suspicious, double otherwisePx) {
        return IntStream.of(DIAGONALS_DEG).anyMatch(diagonal -> explains(set, diagonal, suspicious, otherwisePx));
    }

    private static boolean explains(CornerSet set, int diagonalDeg, double suspicious, double otherwisePx) {
        double focalPx = Math.hypot(set.widthPx(), set.heightPx()) / 2 / Math.toRadians(diagonalDeg / 2.0);
        CornerSet flat = set.counting(set.corners().stream()
                .map(picture -> flat(picture, set.widthPx() / 2.0, set.heightPx() / 2.0, focalPx))
                .toList());
        List<Integer> usable = IntStream.range(0, flat.size())
                .filter(i -> flat.corners().get(i).size() >= LEAST_CORNERS)
                .boxed()
                .toList();
        if (usable.size() < CalibrationReview.LEAST_PICTURES) {
            return false;
        }
        LensFit fit = LensFit.of(flat.only(usable), FreeNumbers.LENS);
        double noisePx = NoiseFloor.rmsPx(fit.solution(), fit.set().corners());
        return fit.outcasts().isEmpty() && fit.rmsPx() <= suspicious * noisePx && fit.rmsPx() * BETTER <= otherwisePx;
    }

    /** Moves corners to where a lens without distortion would show them. */
    private static List<BoardCorner> flat(List<BoardCorner> picture, double midX, double midY, double focalPx) {
        return picture.stream()
                .filter(corner ->
                        Math.hypot(corner.pixelX() - midX, corner.pixelY() - midY) < focalPx * Math.toRadians(MOST_DEG))
                .map(corner -> {
                    double angle = Math.hypot(corner.pixelX() - midX, corner.pixelY() - midY) / focalPx;
                    double stretch = angle == 0 ? 1 : Math.tan(angle) / angle;
                    return new BoardCorner(
                            corner.x(),
                            corner.y(),
                            midX + stretch * (corner.pixelX() - midX),
                            midY + stretch * (corner.pixelY() - midY));
                })
                .toList();
    }
}
