package umpire.web.payload;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.bridge.wire.Rgb;
import umpire.mqtt.json.DrawnOutline;
import umpire.mqtt.json.RecordGson;
import umpire.mqtt.json.Tenths;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.BoardShelf;
import umpire.vision.twin.BrokenSensors;
import umpire.vision.twin.scene.Colour;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** The changing state of the virtual table, cut into parts. A page gets only the parts that changed. */
public final class SceneParts {
    private SceneParts() {}

    /** Adds the scene's parts: {@code piece:7} and {@code die:white} for each, {@code hands}, {@code sheet}, {@code room}. */
    public static void add(TableScene scene, Map<String, JsonElement> parts) {
        scene.pieces().forEach(piece -> parts.put("piece:" + piece.tag(), RecordGson.tree(PiecePart.of(piece, scene))));
        scene.dice().forEach(die -> parts.put("die:" + die.id(), RecordGson.tree(DiePart.of(die))));
        parts.put(
                "hands",
                RecordGson.tree(scene.hands().stream().map(HandPart::of).toList()));
        parts.put("sheet", RecordGson.tree(SheetPart.of(scene)));
        parts.put("room", RecordGson.tree(RoomPart.of(scene)));
    }

    /** Returns the strip as one text, six hexadecimal digits per LED. */
    public static JsonElement strip(List<Rgb> lights) {
        StringBuilder text = new StringBuilder(lights.size() * 6);
        lights.forEach(rgb -> text.append(rgb.hex(), 1, 7));
        return new JsonPrimitive(text.toString());
    }

    /** Returns the boards beside the table, and the game whose board lies on it instead of its own. */
    public static JsonElement boards(BoardShelf shelf) {
        List<BoardPart> others = shelf.boards().entrySet().stream()
                .map(board -> new BoardPart(
                        board.getKey(),
                        board.getValue().name(),
                        board.getValue().widthMm(),
                        board.getValue().heightMm()))
                .toList();
        return RecordGson.tree(new BoardsPart(shelf.lying().orElse(""), others));
    }

    /** Returns the state of all sensors under the board. */
    public static JsonElement sensors(BrokenSensors sensors) {
        return RecordGson.tree(new SensorsPart(sensors.unplugged()));
    }

    private record SensorsPart(boolean unplugged) {}

    private record BoardsPart(String lying, List<BoardPart> others) {}

    private record BoardPart(String game, String name, double widthMm, double heightMm) {}

    /**
     * @param on the number of pieces below it; absent where it stands on the table or is held
     * @param outlineMm absent for a plain block
     * @param rgb its paint; absent where the colour of its seat is enough
     * @param faceDown true for a card that shows its back; absent otherwise
     */
    private record PiecePart(
            double xMm,
            double yMm,
            double headingDeg,
            String name,
            String letters,
            String seat,
            double liftMm,
            Optional<Integer> on,
            Optional<List<Point>> outlineMm,
            Optional<String> rgb,
            Optional<Boolean> faceDown) {
        private static final String FACE_DOWN = "A card, face down";

        static PiecePart of(StandingPiece standing, TableScene scene) {
            Pose pose = standing.pose();
            Piece piece = standing.piece();
            int below = scene.below(standing).size();
            return new PiecePart(
                    Tenths.rounded(pose.xMm()),
                    Tenths.rounded(pose.yMm()),
                    Tenths.rounded(pose.headingDeg()),
                    standing.faceDown() ? FACE_DOWN : piece.name(),
                    standing.faceDown() ? "" : standing.face().letters(),
                    piece.seat(),
                    Tenths.rounded(standing.liftMm()),
                    below == 0 ? Optional.empty() : Optional.of(below),
                    DrawnOutline.of(standing.face()),
                    standing.faceDown() ? Optional.empty() : piece.rgb(),
                    standing.faceDown() ? Optional.of(true) : Optional.empty());
        }
    }

    private record DiePart(
            double xMm,
            double yMm,
            double headingDeg,
            String kind,
            String name,
            String face,
            double tiltDeg,
            double liftMm,
            double edgeMm,
            String body,
            String pips) {
        static DiePart of(TwinDie die) {
            return new DiePart(
                    Tenths.rounded(die.pose().xMm()),
                    Tenths.rounded(die.pose().yMm()),
                    Tenths.rounded(die.pose().headingDeg()),
                    die.type().kind(),
                    die.type().name(),
                    die.shows(),
                    Tenths.rounded(die.tiltDeg()),
                    Tenths.rounded(die.liftMm()),
                    die.edgeMm(),
                    hex(die.body()),
                    hex(die.pips()));
        }
    }

    private record HandPart(double xMm, double yMm, double fromDeg, Hand.Shape shape) {
        static HandPart of(Hand hand) {
            return new HandPart(
                    Tenths.rounded(hand.xMm()),
                    Tenths.rounded(hand.yMm()),
                    Tenths.rounded(hand.fromDeg()),
                    hand.shape());
        }
    }

    private record SheetPart(double xMm, double yMm, double headingDeg, boolean laid) {
        static SheetPart of(TableScene scene) {
            return new SheetPart(
                    Tenths.rounded(scene.board().xMm()),
                    Tenths.rounded(scene.board().yMm()),
                    Tenths.rounded(scene.board().headingDeg()),
                    scene.boardLaid());
        }
    }

    /** The settings of the drawer called Room. */
    private record RoomPart(
            double level,
            double kelvin,
            double shadow,
            int glares,
            double defocusPx,
            double bumpXMm,
            double bumpYMm,
            double bumpRollDeg,
            List<Integer> coveredCorners) {
        static RoomPart of(TableScene scene) {
            return new RoomPart(
                    scene.light().level(),
                    scene.light().kelvin(),
                    scene.light().shadow(),
                    scene.light().glares().size(),
                    scene.shotSettings().defocusPx(),
                    scene.cameraBump().xMm(),
                    scene.cameraBump().yMm(),
                    scene.cameraBump().rollDeg(),
                    scene.coveredCorners().stream().sorted().toList());
        }
    }

    private static String hex(Colour colour) {
        return new Rgb(colour.red(), colour.green(), colour.blue()).hex();
    }
}
