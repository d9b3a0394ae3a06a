package umpire.vision.twin;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.TableScene;

/** A test game on a chequered board, for photographs. */
public final class SmallGame {
    public static final double SQUARE_MM = 60;

    private SmallGame() {}

    public static Board board() {
        List<Area> areas = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                Point centre = new Point((file - 3.5) * SQUARE_MM, (rank - 3.5) * SQUARE_MM);
                Area.Tint tint = (rank + file) % 2 == 0 ? Area.Tint.DARK : Area.Tint.LIGHT;
                areas.add(Area.rectangle(square(file, rank), centre, SQUARE_MM, SQUARE_MM, tint));
            }
        }
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-264, 264), 20), new Board.BoardTag(241, new Point(264, -264), 20));
        return new Board("A small game", 560, 560, areas, List.of(), tags);
    }

    public static Place square(int file, int rank) {
        return new Place("" + (char) ('a' + file) + (char) ('1' + rank));
    }

    public static List<Piece> pieces() {
        String[] kinds = {"INF", "INF", "INF", "HVY", "MSL", "GEV", "HWZ", "OGR"};
        double[] heights = {8, 8, 8, 12, 12, 12, 14, 25};
        List<Piece> pieces = new ArrayList<>();
        for (String seat : List.of("White", "Red")) {
            for (int i = 0; i < 16; i++) {
                String kind = kinds[i % 8];
                pieces.add(new Piece(
                        pieces.size() + 1,
                        new Token(seat + "-" + kind),
                        seat + " " + kind,
                        kind,
                        seat,
                        20,
                        heights[i % 8]));
            }
        }
        return pieces;
    }

    public static Placement opening() {
        List<Standing> standings = new ArrayList<>();
        List<Piece> pieces = pieces();
        for (int i = 0; i < 32; i++) {
            int rank = i < 16 ? i / 8 : 7 - (i - 16) / 8;
            standings.add(Standing.on(square(i % 8, rank), pieces.get(i).token()));
        }
        return new Placement(standings);
    }

    public static TableScene openingScene() {
        return new Arrangement(TableScene.empty(), board(), pieces(), 7).showing(opening());
    }
}
