package umpire.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.hardware.Table;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.Hand;
import umpire.vision.twin.StandingPiece;
import umpire.vision.twin.TableScene;
import umpire.vision.twin.TwinDie;

/** Writes what a page of the virtual table draws: the furniture once, the rest part by part as it changes. Pure. */
final class SceneJson {
    private SceneJson() {}

    /** Adds the scene's parts: {@code piece:7} and {@code die:white} for each, {@code hands}, {@code sheet}, {@code room}. */
    static void add(TableScene scene, Map<String, JsonElement> parts) {
        scene.pieces().forEach(piece -> parts.put("piece:" + piece.tag(), piece(piece)));
        scene.dice().forEach(die -> parts.put("die:" + die.id(), die(die)));
        JsonArray hands = new JsonArray();
        scene.hands().forEach(hand -> hands.add(hand(hand)));
        parts.put("hands", hands);
        JsonObject sheet = pose(scene.board());
        sheet.addProperty("laid", scene.boardLaid());
        parts.put("sheet", sheet);
        parts.put("room", room(scene));
    }

    private static JsonObject piece(StandingPiece standing) {
        JsonObject json = pose(standing.pose());
        Piece piece = standing.piece();
        json.addProperty("name", piece.name());
        json.addProperty("letters", piece.letters());
        json.addProperty("seat", piece.seat());
        json.addProperty("liftMm", tenth(standing.liftMm()));
        return json;
    }

    private static JsonObject die(TwinDie die) {
        JsonObject json = pose(die.pose());
        json.addProperty("face", die.face());
        json.addProperty("tiltDeg", tenth(die.tiltDeg()));
        json.addProperty("liftMm", tenth(die.liftMm()));
        json.addProperty("edgeMm", die.edgeMm());
        json.addProperty(
                "body", hex(die.body().red(), die.body().green(), die.body().blue()));
        json.addProperty(
                "pips", hex(die.pips().red(), die.pips().green(), die.pips().blue()));
        return json;
    }

    private static JsonObject hand(Hand hand) {
        JsonObject json = new JsonObject();
        json.addProperty("xMm", tenth(hand.xMm()));
        json.addProperty("yMm", tenth(hand.yMm()));
        json.addProperty("fromDeg", tenth(hand.fromDeg()));
        json.addProperty("shape", hand.shape().name().toLowerCase(Locale.ROOT));
        return json;
    }

    private static JsonObject room(TableScene scene) {
        JsonObject json = new JsonObject();
        json.addProperty("level", scene.light().level());
        json.addProperty("kelvin", scene.light().kelvin());
        json.addProperty("shadow", scene.light().shadow());
        json.addProperty("glares", scene.light().glares().size());
        json.addProperty("defocusPx", scene.shotSettings().defocusPx());
        json.addProperty("bumpXMm", scene.cameraBump().xMm());
        json.addProperty("bumpYMm", scene.cameraBump().yMm());
        json.addProperty("bumpRollDeg", scene.cameraBump().rollDeg());
        return json;
    }

    private static JsonObject pose(Pose pose) {
        JsonObject json = new JsonObject();
        json.addProperty("xMm", tenth(pose.xMm()));
        json.addProperty("yMm", tenth(pose.yMm()));
        json.addProperty("headingDeg", tenth(pose.headingDeg()));
        return json;
    }

    private static double tenth(double value) {
        return Math.round(value * 10) / 10.0;
    }

    /** The strip as one text, six digits an LED. */
    static JsonElement lights(List<Rgb> lights) {
        StringBuilder text = new StringBuilder(lights.size() * 6);
        lights.forEach(rgb -> text.append(rgb.hex(), 1, 7));
        return new JsonPrimitive(text.toString());
    }

    private static String hex(int red, int green, int blue) {
        return new Rgb(red, green, blue).hex();
    }

    /** What never changes while the table runs. */
    static JsonObject furniture(VirtualTableParts virtualTableParts) {
        JsonObject json = new JsonObject();
        json.add("table", table(virtualTableParts.rig().table()));
        json.add("board", board(virtualTableParts.board()));
        json.add("leds", leds(virtualTableParts.rig().leds()));
        JsonArray buttons = new JsonArray();
        virtualTableParts.rig().buttons().buttons().forEach(button -> {
            JsonObject one = new JsonObject();
            one.addProperty("side", button.side());
            one.addProperty("button", button.press());
            buttons.add(one);
        });
        json.add("buttons", buttons);
        JsonObject seats = new JsonObject();
        virtualTableParts.seats().forEach(seats::addProperty);
        json.add("seats", seats);
        return json;
    }

    private static JsonObject table(Table table) {
        JsonObject json = new JsonObject();
        json.addProperty("widthMm", table.widthMm());
        json.addProperty("heightMm", table.heightMm());
        json.addProperty("cornerTagMm", table.cornerTagMm());
        JsonArray corners = new JsonArray();
        table.corners().forEach(corner -> corners.add(point(corner.xMm(), corner.yMm())));
        json.add("corners", corners);
        return json;
    }

    private static JsonArray leds(Leds leds) {
        JsonArray json = new JsonArray();
        leds.leds().forEach(led -> json.add(point(led.xMm(), led.yMm())));
        return json;
    }

    private static JsonObject board(Board board) {
        JsonObject json = new JsonObject();
        json.addProperty("name", board.name());
        json.addProperty("widthMm", board.widthMm());
        json.addProperty("heightMm", board.heightMm());
        JsonArray areas = new JsonArray();
        board.areas().forEach(area -> areas.add(area(area)));
        json.add("areas", areas);
        JsonArray roads = new JsonArray();
        board.roads().forEach(road -> {
            JsonObject one = new JsonObject();
            one.addProperty("from", road.from().name());
            one.addProperty("to", road.to().name());
            roads.add(one);
        });
        json.add("roads", roads);
        return json;
    }

    private static JsonObject area(Area area) {
        JsonObject json = new JsonObject();
        json.addProperty("place", area.place().name());
        JsonArray outline = new JsonArray();
        for (Point point : area.outline()) {
            outline.add(point(point.xMm(), point.yMm()));
        }
        json.add("outline", outline);
        json.addProperty("tint", area.tint().name().toLowerCase(Locale.ROOT));
        return json;
    }

    private static JsonArray point(double xMm, double yMm) {
        JsonArray point = new JsonArray();
        point.add(tenth(xMm));
        point.add(tenth(yMm));
        return point;
    }
}
