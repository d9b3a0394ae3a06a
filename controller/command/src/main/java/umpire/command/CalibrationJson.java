package umpire.command;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.hardware.Camera;
import umpire.mqtt.json.RecordGson;
import umpire.vision.calibrate.board.BoardPattern;
import umpire.vision.calibrate.lens.LensNumbers;
import umpire.vision.calibrate.review.CalibrationReport;
import umpire.vision.calibrate.review.LensFigures;
import umpire.vision.calibrate.review.PictureCoverage;
import umpire.vision.calibrate.review.PictureVerdict;
import umpire.vision.calibrate.review.Refusal;
import umpire.vision.calibrate.review.TableError;

/** Writes a calibration as one line of JSON. Its fields and their order must not change. */
final class CalibrationJson {
    private static final MathContext DIGITS = new MathContext(6);
    private static final MathContext MANY_DIGITS = new MathContext(12);

    private CalibrationJson() {}

    static String line(CalibrationReport report) {
        return RecordGson.line(CalibrationLine.of(report));
    }

    private record CalibrationLine(
            boolean accepted,
            List<RefusalLine> refusals,
            Optional<String> board,
            int used,
            Optional<LensLine> lens,
            Optional<CoverageLine> coverage,
            List<PictureLineOfSet> pictures,
            List<String> missing,
            List<String> notices) {
        static CalibrationLine of(CalibrationReport report) {
            return new CalibrationLine(
                    report.accepted(),
                    report.refusals().stream().map(RefusalLine::of).toList(),
                    report.board().map(BoardPattern::written),
                    (int) report.used(),
                    report.lens().map(LensLine::of),
                    report.coverage().map(CoverageLine::of),
                    report.pictures().stream().map(PictureLineOfSet::of).toList(),
                    report.missing(),
                    report.notices());
        }
    }

    private record RefusalLine(String reason, String says) {
        static RefusalLine of(Refusal refusal) {
            return new RefusalLine(refusal.reason().name(), refusal.says());
        }
    }

    private record LensLine(
            int widthPx,
            int heightPx,
            Map<String, BigDecimal> numbers,
            Map<String, BigDecimal> uncertainty,
            int corners,
            int droppedCorners,
            BigDecimal rmsPx,
            BigDecimal noisePx,
            BigDecimal heldOutPx,
            BigDecimal heldOutMm,
            TableLine table) {
        static LensLine of(LensFigures lens) {
            Camera camera = lens.camera();
            LensNumbers values = LensNumbers.of(camera);
            Map<String, BigDecimal> numbers = new LinkedHashMap<>();
            Map<String, BigDecimal> uncertainty = new LinkedHashMap<>();
            for (int i = 0; i < LensNumbers.COUNT; i++) {
                numbers.put(LensNumbers.NAMES.get(i), rounded(values.get(i), MANY_DIGITS));
                uncertainty.put(LensNumbers.NAMES.get(i), rounded(lens.sigma().get(i), DIGITS));
            }
            return new LensLine(
                    camera.widthPx(),
                    camera.heightPx(),
                    numbers,
                    uncertainty,
                    lens.corners(),
                    lens.droppedCorners(),
                    rounded(lens.rmsPx(), DIGITS),
                    rounded(lens.noisePx(), DIGITS),
                    rounded(lens.heldOutPx(), DIGITS),
                    rounded(lens.heldOutMm(), DIGITS),
                    TableLine.of(lens.table()));
        }
    }

    private record TableLine(
            boolean measured,
            BigDecimal pxPerMm,
            BigDecimal rmsMm,
            BigDecimal worstMm,
            List<BigDecimal> worstAtMm,
            List<BigDecimal> xMm,
            List<BigDecimal> yMm,
            List<List<BigDecimal>> errorMm) {
        static TableLine of(TableError table) {
            return new TableLine(
                    table.measured(),
                    rounded(table.pxPerMm(), DIGITS),
                    rounded(table.rmsMm(), DIGITS),
                    rounded(table.worstMm(), DIGITS),
                    all(table.worstAt()),
                    all(table.xMm()),
                    all(table.yMm()),
                    table.errorMm().stream().map(CalibrationJson::all).toList());
        }
    }

    private record CoverageLine(BigDecimal hullShare, List<String> missing, List<List<Integer>> corners) {
        static CoverageLine of(PictureCoverage coverage) {
            return new CoverageLine(rounded(coverage.hullShare(), DIGITS), coverage.missing(), coverage.counts());
        }
    }

    private record PictureLineOfSet(
            String image,
            boolean used,
            int corners,
            Optional<BigDecimal> rmsPx,
            Optional<BigDecimal> heldOutPx,
            Optional<BigDecimal> tiltDeg,
            BigDecimal edgePx,
            Optional<String> why) {
        static PictureLineOfSet of(PictureVerdict picture) {
            return new PictureLineOfSet(
                    picture.name(),
                    picture.used(),
                    picture.corners(),
                    picture.rmsPx().map(px -> rounded(px, DIGITS)),
                    picture.heldOutPx().map(px -> rounded(px, DIGITS)),
                    picture.tiltDeg().map(deg -> rounded(deg, DIGITS)),
                    rounded(picture.blurPx(), DIGITS),
                    Optional.of(picture.says()).filter(says -> !says.isEmpty()));
        }
    }

    private static List<BigDecimal> all(List<Double> values) {
        return values.stream().map(value -> rounded(value, DIGITS)).toList();
    }

    private static BigDecimal rounded(double value, MathContext digits) {
        BigDecimal number = new BigDecimal(value, digits).stripTrailingZeros();
        return number.scale() < 0 ? number.setScale(0) : number;
    }
}
