package umpire.vision.calibrate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.vision.calibrate.lens.BoardCorner;
import umpire.vision.detect.Median;

/** Says what a set of pictures still lacks, the most useful first. */
final class Advice {
    private static final int GOOD_PICTURES = 10;
    private static final double GOOD_TILT_DEG = 25;
    private static final double SMALL_BOARD = 0.05;
    private static final double UNSURE_MM = 0.3;
    private static final double MUCH_WORSE = 1.6;
    private static final double BENT = 2;
    private static final double BENT_PX = 0.1;

    private final List<String> missing = new ArrayList<>();

    private Advice() {}

    static List<String> of(CornerSet set, PictureCoverage coverage, TiltSpread tilts, LensFigures figures) {
        Advice advice = new Advice();
        advice.places(coverage);
        advice.tilts(tilts);
        advice.unsure(figures);
        advice.size(set);
        advice.misfit(figures);
        if (set.size() < GOOD_PICTURES) {
            advice.missing.add("Take more pictures: " + set.size() + " were used, 15 to 25 are good.");
        }
        if (figures.heldOutPx() > MUCH_WORSE * figures.rmsPx()) {
            advice.missing.add(
                    "Take more pictures, with more variety: the lens fits the pictures it was made from much better"
                            + " than other pictures.");
        }
        return advice.missing;
    }

    private void places(PictureCoverage coverage) {
        if (!coverage.missing().isEmpty()) {
            missing.add("No picture reaches " + listed(coverage.missing(), "or")
                    + " of the picture: hold the board there too.");
        }
    }

    private void tilts(TiltSpread tilts) {
        if (tilts.steepestDeg() < GOOD_TILT_DEG) {
            missing.add(String.format(
                    Locale.ROOT,
                    "Tilt the board more: it was never tilted by more than %.0f degrees; 30 to 45 are good.",
                    tilts.steepestDeg()));
        } else if (!tilts.missing().isEmpty()) {
            missing.add("Tilt the board the other ways too: " + listed(tilts.missing(), "or")
                    + " never came nearer to the camera than the opposite side.");
        }
    }

    private void unsure(LensFigures figures) {
        TableError table = figures.table();
        if (table.worstMm() > UNSURE_MM) {
            missing.add(String.format(
                    Locale.ROOT,
                    "On the table the lens is least sure %s (%.1f mm): hold the board where the camera sees that place.",
                    table.worstPlace(),
                    table.worstMm()));
        }
    }

    private void misfit(LensFigures figures) {
        if (figures.rmsPx() > BENT * figures.noisePx()
                && figures.rmsPx() > BENT_PX * figures.camera().widthPx() / 1000) {
            missing.add(
                    "Glue the board onto something flat, and switch autofocus off. The corners lie off their predicted"
                            + " places by much more than noise:"
                            + " the board is bent, or the focus changed between the pictures.");
        }
    }

    private void size(CornerSet set) {
        double[] shares = set.corners().stream()
                .mapToDouble(corners -> share(corners, set))
                .toArray();
        double usual = Median.of(shares);
        if (usual < SMALL_BOARD) {
            missing.add(String.format(
                    Locale.ROOT,
                    "Come closer, or print a larger board: it fills only %.0f %% of most pictures; a quarter is good.",
                    usual * 100));
        }
    }

    private static double share(List<BoardCorner> corners, CornerSet set) {
        return PictureCoverage.hullArea(corners) / ((double) set.widthPx() * set.heightPx());
    }

    private static String listed(List<String> words, String last) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.getLast();
    }
}
