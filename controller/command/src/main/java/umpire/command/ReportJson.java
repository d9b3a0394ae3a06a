package umpire.command;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import umpire.mqtt.json.RecordGson;
import umpire.rules.kernel.Pose;
import umpire.vision.see.PictureReport;

/** Writes a report as one line of JSON. Its fields and their order must not change. */
final class ReportJson {
    private static final Gson GSON = RecordGson.builder()
            .registerTypeAdapter(TopFace.class, new TopFaceAdapter())
            .create();

    private ReportJson() {}

    static String line(PictureReport report) {
        return GSON.toJson(PictureLine.of(report));
    }

    private record PictureLine(
            String image,
            int widthPx,
            int heightPx,
            Optional<List<Integer>> frames,
            Optional<RigLine> rig,
            List<DieLine> dice,
            List<PieceLine> pieces,
            Optional<List<String>> troubles,
            long millis) {
        static PictureLine of(PictureReport report) {
            return new PictureLine(
                    report.image(),
                    report.widthPx(),
                    report.heightPx(),
                    report.frames().map(frames -> List.of(frames.first(), frames.last())),
                    report.rig().map(RigLine::of),
                    report.dice().stream().map(DieLine::of).toList(),
                    report.pieces().stream().map(PieceLine::of).toList(),
                    Optional.of(report.troubles()).filter(troubles -> !troubles.isEmpty()),
                    report.millis());
        }
    }

    private record RigLine(boolean found, Optional<BigDecimal> errorMm) {
        static RigLine of(PictureReport.RigSeen rig) {
            return new RigLine(rig.found(), rig.errorMm().map(error -> rounded(error, 3)));
        }
    }

    private record DieLine(
            String kind,
            TopFace face,
            boolean cocked,
            Optional<BigDecimal> xMm,
            Optional<BigDecimal> yMm,
            Optional<BigDecimal> headingDeg,
            List<BigDecimal> box,
            BigDecimal confidence,
            Optional<String> why) {
        static DieLine of(PictureReport.DieSeen die) {
            return new DieLine(
                    die.kind(),
                    new TopFace(die.face()),
                    die.cocked(),
                    die.pose().map(ReportJson::x),
                    die.pose().map(ReportJson::y),
                    die.pose().map(ReportJson::heading),
                    ReportJson.box(die.box()),
                    rounded(die.confidence(), 3),
                    die.why());
        }
    }

    private record PieceLine(
            int tag,
            Optional<String> name,
            Optional<BigDecimal> xMm,
            Optional<BigDecimal> yMm,
            Optional<BigDecimal> heightMm,
            Optional<BigDecimal> headingDeg,
            List<BigDecimal> box,
            BigDecimal confidence) {
        static PieceLine of(PictureReport.PieceSeen piece) {
            return new PieceLine(
                    piece.tag(),
                    piece.name(),
                    piece.pose().map(ReportJson::x),
                    piece.pose().map(ReportJson::y),
                    piece.heightMm().map(height -> rounded(height, 2)),
                    piece.pose().map(ReportJson::heading),
                    ReportJson.box(piece.box()),
                    rounded(piece.confidence(), 3));
        }
    }

    /** The top face of a die; null when it is unknown, as opposed to absent when it was not looked for. */
    private record TopFace(Optional<String> shown) {}

    private static final class TopFaceAdapter extends TypeAdapter<TopFace> {
        @Override
        public void write(JsonWriter out, TopFace face) throws IOException {
            if (face.shown().isPresent()) {
                out.value(face.shown().get());
            } else {
                out.jsonValue("null");
            }
        }

        @Override
        public TopFace read(JsonReader in) {
            throw new UnsupportedOperationException("reports are only written");
        }
    }

    private static BigDecimal x(Pose pose) {
        return rounded(pose.xMm(), 2);
    }

    private static BigDecimal y(Pose pose) {
        return rounded(pose.yMm(), 2);
    }

    private static BigDecimal heading(Pose pose) {
        return rounded(pose.headingDeg(), 1);
    }

    private static List<BigDecimal> box(PictureReport.PixelBox box) {
        return List.of(rounded(box.x(), 1), rounded(box.y(), 1), rounded(box.width(), 1), rounded(box.height(), 1));
    }

    private static BigDecimal rounded(double value, int places) {
        BigDecimal number =
                BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP).stripTrailingZeros();
        // Without this, 200 would be written with an exponent: 2E+2.
        return number.scale() < 0 ? number.setScale(0) : number;
    }
}
