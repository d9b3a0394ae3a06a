package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** A test game of two seats with pieces of four heights on a chequered board, for photographs of the rendered table. */
public final class ChequeredTable {
    static final double SQUARE_MM = 50;
    public static final Rig LARGE = Rig.standard();
    public static final Rig SMALL =
            new Rig(Camera.reference().scaledTo(1280, 720), LARGE.table(), LARGE.leds(), LARGE.buttons());

    private ChequeredTable() {}

    public static Board board() {
        List<Area> areas = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                Area.Tint tint = (rank + file) % 2 == 0 ? Area.Tint.DARK : Area.Tint.LIGHT;
                Point centre = new Point((file - 3.5) * SQUARE_MM, (rank - 3.5) * SQUARE_MM);
                Place place = new Place("" + (char) ('a' + file) + (char) ('1' + rank));
                areas.add(Area.rectangle(place, centre, SQUARE_MM, SQUARE_MM, tint));
            }
        }
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-220, 220), 25), new Board.BoardTag(241, new Point(220, -220), 25));
        return new Board("Chequers", 480, 480, areas, List.of(), tags);
    }

    public static List<Piece> pieces() {
        double[] heights = {4, 10, 15, 25};
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            String seat = i < 16 ? "White" : "Black";
            String letters = "" + (char) ('A' + i % 8);
            Token token = new Token(seat + "-" + letters);
            pieces.add(new Piece(i, token, seat + " " + letters, letters, seat, 20, heights[i % 4]));
        }
        return pieces;
    }

    /** Returns a scene with this many pieces on random squares, and the others beside the board. */
    public static TableScene scene(int onBoard, long seed) {
        Random random = new Random(seed);
        List<Area> squares = new ArrayList<>(board().areas());
        List<Piece> box = new ArrayList<>(pieces());
        Collections.shuffle(squares, random);
        Collections.shuffle(box, random);
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < onBoard; i++) {
            standings.add(Standing.on(squares.get(i).place(), box.get(i).token()));
        }
        return new Arrangement(TableScene.empty(), board(), pieces(), seed).showing(new Placement(standings));
    }

    /** Returns the true tags on each place. */
    static Map<Place, List<Integer>> truth(TableScene scene) {
        Map<Place, List<Integer>> truth = new TreeMap<>();
        for (StandingPiece piece : scene.pieces()) {
            Pose pose = scene.boardPose(piece.pose());
            board().placeAt(new Point(pose.xMm(), pose.yMm()))
                    .ifPresent(place -> truth.computeIfAbsent(place, at -> new ArrayList<>())
                            .add(piece.tag()));
        }
        return truth;
    }

    static Pose centreOf(String place) {
        Point centre = board().area(new Place(place)).centre();
        return new Pose(centre.xMm(), centre.yMm(), 0);
    }

    static Piece piece(int tag) {
        return pieces().get(tag);
    }
}
