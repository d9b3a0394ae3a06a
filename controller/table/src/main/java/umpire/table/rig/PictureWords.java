package umpire.table.rig;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.vision.calibrate.board.BoardSighting;
import umpire.vision.calibrate.board.PictureSighting;
import umpire.vision.calibrate.board.SeenCorner;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.CalibrationReview;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.calibrate.review.PictureCoverage;
import umpire.vision.calibrate.review.PictureVerdict;
import umpire.vision.calibrate.review.Refusal;
import umpire.vision.calibrate.review.TableError;
import umpire.vision.detect.Pixel;
import umpire.web.payload.RigParts.CoveragePart;
import umpire.web.payload.RigParts.ErrorMapPart;
import umpire.web.payload.RigParts.ResultPart;
import umpire.web.payload.RigParts.SpotPart;
import umpire.web.payload.RigParts.TakenPart;

/** Converts sightings and reports to what the page draws. */
final class PictureWords {
    private static final int CORNERS = 4;
    private static final double LEAST_SCALE_MM = 0.2;

    private PictureWords() {}

    /** Returns a pixel's centre as shares of the picture's width and height. */
    static SpotPart spot(Pixel pixel, PictureSighting picture) {
        return new SpotPart(
                shortened((pixel.x() + 0.5) / picture.widthPx()), shortened((pixel.y() + 0.5) / picture.heightPx()));
    }

    private static double shortened(double share) {
        return Math.round(share * 10_000) / 10_000.0;
    }

    static List<SpotPart> corners(PictureSighting picture) {
        return picture.board().stream()
                .flatMap(board -> board.corners().stream())
                .map(corner -> spot(corner.pixel(), picture))
                .toList();
    }

    static List<List<SpotPart>> tags(PictureSighting picture) {
        return picture.tableTags().stream()
                .map(tag -> tag.corners().stream()
                        .map(pixel -> spot(pixel, picture))
                        .toList())
                .toList();
    }

    /** Returns the corners of the visible part of a board, in circular order: the ends of its first and last row. */
    private static List<SpotPart> outline(PictureSighting picture) {
        List<SeenCorner> corners = picture.board().map(BoardSighting::corners).orElse(List.of());
        int first = corners.stream().mapToInt(SeenCorner::row).min().orElse(0);
        int last = corners.stream().mapToInt(SeenCorner::row).max().orElse(0);
        List<SeenCorner> top = corners.stream().filter(c -> c.row() == first).toList();
        List<SeenCorner> bottom = corners.stream().filter(c -> c.row() == last).toList();
        return corners.isEmpty()
                ? List.of()
                : List.of(
                        spot(top.getFirst().pixel(), picture),
                        spot(top.getLast().pixel(), picture),
                        spot(bottom.getLast().pixel(), picture),
                        spot(bottom.getFirst().pixel(), picture));
    }

    /**
     * Returns what the pictures cover and what is missing.
     *
     * @param report on these pictures or slightly older ones; empty before the first
     */
    static CoveragePart coverage(List<PictureSighting> taken, Optional<CalibrationReport> report) {
        PictureCoverage coverage = PictureCoverage.of(taken);
        List<String> missing = missing(taken.size(), coverage, report);
        return new CoveragePart(
                taken.size(),
                coverage.counts(),
                taken.stream().map(PictureWords::outline).toList(),
                missing,
                missing.isEmpty());
    }

    private static List<String> missing(int taken, PictureCoverage coverage, Optional<CalibrationReport> report) {
        if (taken >= CalibrationReview.LEAST_PICTURES && report.isPresent()) {
            List<String> missing = new ArrayList<>();
            report.get().refusals().stream().map(Refusal::says).forEach(missing::add);
            missing.addAll(report.get().missing());
            return missing;
        }
        List<String> missing = new ArrayList<>();
        missing.add(
                taken == 0
                        ? "Hold the board still before the camera, so that it fills about half of the picture's width."
                        : "Hold it in another place, and tilt it by 30 to 45 degrees, to another side each time.");
        if (taken > 0 && !coverage.missing().isEmpty()) {
            boolean all = coverage.missing().size() == CORNERS;
            missing.add("No picture reaches " + (all ? "any corner" : String.join(" or ", coverage.missing()))
                    + " of the picture.");
        }
        return missing;
    }

    static ResultPart result(CalibrationReport report) {
        List<String> more = new ArrayList<>(report.missing());
        more.addAll(report.notices());
        // A rejected lens is not shown, since people would trust its numbers.
        Optional<LensFigures> lens = report.lens().filter(found -> report.accepted());
        return new ResultPart(
                RigWords.verdict(report),
                RigWords.says(report),
                more,
                lens.map(found -> RigWords.figures(found, report.used())).orElse(List.of()),
                lens.map(found -> map(found.table())),
                report.pictures().stream().map(PictureWords::taken).toList());
    }

    private static ErrorMapPart map(TableError table) {
        return new ErrorMapPart(
                table.xMm().size(),
                table.errorMm().stream()
                        .flatMap(List::stream)
                        .map(mm -> Math.round(mm * 1_000) / 1_000.0)
                        .toList(),
                Math.max(LEAST_SCALE_MM, table.worstMm()),
                String.format(
                        Locale.ROOT,
                        "%.2f mm in the mean, at worst %.2f mm %s.",
                        table.rmsMm(),
                        table.worstMm(),
                        table.worstPlace()));
    }

    private static TakenPart taken(PictureVerdict picture) {
        String says = picture.used()
                ? picture.rmsPx()
                        .map(px -> String.format(Locale.ROOT, "off by %.3f px", px))
                        .orElse("")
                : "left out: " + picture.says();
        return new TakenPart(picture.name(), picture.used(), says);
    }
}
