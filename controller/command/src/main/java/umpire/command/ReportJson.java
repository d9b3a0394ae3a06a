package umpire.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.math.RoundingMode;
import umpire.rules.kernel.Pose;
import umpire.vision.see.PictureReport;

/** Writes a report as one line of JSON. The fields and their order are a promise. */
final class ReportJson {
    private static final Gson GSON =
            new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    private ReportJson() {}

    static String line(PictureReport pictureReport) {
        JsonObject line = new JsonObject();
        line.addProperty("image", pictureReport.image());
        line.addProperty("widthPx", pictureReport.widthPx());
        line.addProperty("heightPx", pictureReport.heightPx());
        pictureReport.frames().ifPresent(frames -> {
            JsonArray range = new JsonArray();
            range.add(frames.first());
            range.add(frames.last());
            line.add("frames", range);
        });
        pictureReport.rig().ifPresent(rig -> line.add("rig", rig(rig)));
        JsonArray dice = new JsonArray();
        pictureReport.dice().forEach(die -> dice.add(die(die)));
        line.add("dice", dice);
        JsonArray pieces = new JsonArray();
        pictureReport.pieces().forEach(piece -> pieces.add(piece(piece)));
        line.add("pieces", pieces);
        if (!pictureReport.troubles().isEmpty()) {
            JsonArray troubles = new JsonArray();
            pictureReport.troubles().forEach(troubles::add);
            line.add("troubles", troubles);
        }
        line.addProperty("millis", pictureReport.millis());
        return GSON.toJson(line);
    }

    private static JsonObject rig(PictureReport.RigSeen rig) {
        JsonObject object = new JsonObject();
        object.addProperty("found", rig.found());
        rig.errorMm().ifPresent(error -> object.add("errorMm", rounded(error, 3)));
        return object;
    }

    private static JsonObject die(PictureReport.DieSeen die) {
        JsonObject object = new JsonObject();
        object.addProperty("kind", die.kind());
        object.add(
                "face",
                die.face()
                        .map(JsonPrimitive::new)
                        .map(f -> (com.google.gson.JsonElement) f)
                        .orElse(JsonNull.INSTANCE));
        object.addProperty("cocked", die.cocked());
        die.pose().ifPresent(pose -> {
            place(object, pose);
            object.add("headingDeg", rounded(pose.headingDeg(), 1));
        });
        object.add("box", box(die.box()));
        object.add("confidence", rounded(die.confidence(), 3));
        return object;
    }

    private static JsonObject piece(PictureReport.PieceSeen piece) {
        JsonObject object = new JsonObject();
        object.addProperty("tag", piece.tag());
        piece.name().ifPresent(name -> object.addProperty("name", name));
        piece.pose().ifPresent(pose -> place(object, pose));
        piece.heightMm().ifPresent(height -> object.add("heightMm", rounded(height, 2)));
        piece.pose().ifPresent(pose -> object.add("headingDeg", rounded(pose.headingDeg(), 1)));
        object.add("box", box(piece.box()));
        object.add("confidence", rounded(piece.confidence(), 3));
        return object;
    }

    private static void place(JsonObject object, Pose pose) {
        object.add("xMm", rounded(pose.xMm(), 2));
        object.add("yMm", rounded(pose.yMm(), 2));
    }

    private static JsonArray box(PictureReport.PixelBox box) {
        JsonArray array = new JsonArray();
        array.add(rounded(box.x(), 1));
        array.add(rounded(box.y(), 1));
        array.add(rounded(box.width(), 1));
        array.add(rounded(box.height(), 1));
        return array;
    }

    private static JsonPrimitive rounded(double value, int places) {
        BigDecimal number =
                BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP).stripTrailingZeros();
        // Whole hundreds would be written with an exponent.
        return new JsonPrimitive(number.scale() < 0 ? number.setScale(0) : number);
    }
}
