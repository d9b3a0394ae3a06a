package umpire.vision.calibrate.review;

import java.util.List;
import java.util.Locale;

/** The sentences of a refused calibration: the problem, and the remedy. */
final class RefusalWords {
    static final String FISHEYE =
            "Take a lens that sees less than about 120 degrees. The lens of these pictures is a fisheye, whose distortion the rig"
                    + " file cannot describe.";

    private RefusalWords() {}

    static String oneCorner(CornerSet set, PictureCoverage coverage) {
        double x = set.corners().stream()
                        .flatMap(List::stream)
                        .mapToDouble(c -> c.pixelX())
                        .average()
                        .orElse(0)
                / set.widthPx();
        double y = set.corners().stream()
                        .flatMap(List::stream)
                        .mapToDouble(c -> c.pixelY())
                        .average()
                        .orElse(0)
                / set.heightPx();
        String tall = y < 0.4 ? "top " : y > 0.6 ? "bottom " : "";
        String wide = x < 0.4 ? "left" : x > 0.6 ? "right" : tall.isEmpty() ? "middle" : "";
        return String.format(
                Locale.ROOT,
                "Take pictures with the board in the middle and in every corner. The board was seen only in one part of the"
                        + " picture, the %s: %.0f %% of it, so the lens is not known elsewhere.",
                (tall + wide).strip(),
                coverage.hullShare() * 100);
    }

    static String misfit(LensFigures figures) {
        return String.format(
                Locale.ROOT,
                "Glue the board to glass or thick board, lock focus and zoom, or take a lens that sees less than about 120"
                        + " degrees. No lens of the kind the rig file describes fits these pictures: the corners are %.1f pixels"
                        + " off, though they can be measured to %.2f pixels. The lens is a fisheye, or the board is bent, or the focus or"
                        + " zoom changed between the pictures.",
                figures.rmsPx(),
                figures.noisePx());
    }

    static String unsure(LensFigures figures, double focalShare) {
        return String.format(
                Locale.ROOT,
                "The pictures leave the lens too uncertain: its focal length by %.1f %%, and places on the table by up to"
                        + " %.1f mm. Take more pictures: tilted by 30 to 45 degrees to all sides, in every corner of the"
                        + " picture, and near enough to fill a third of it.",
                focalShare * 100,
                figures.table().worstMm());
    }
}
