package umpire.vision.observe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/**
 * A test game with bodies of every outline, on a sheet that reaches to the edges of the picture. It has cards in piles, several hexagonal
 * counters on a hex, elves on ogres on gems, a tray of gems, and bricks that lie or stand.
 */
final class BodiesTable {
    static final Token BACK = new Token("back");
    static final Token ELF = new Token("elf");
    static final Token OGRE = new Token("ogre");
    static final Token GEM = new Token("gem");
    static final Token PEARL = new Token("pearl");
    static final Token LYING = new Token("brick/lying");
    static final Token UPRIGHT = new Token("brick/upright");
    private static final int CARDS = 6;

    private BodiesTable() {}

    static Board board() {
        List<Area> areas = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            areas.add(hex("hex-" + (i + 1), new Point(-280 + 140 * i, 0)));
            areas.add(Area.rectangle(
                    new Place("mine-" + (i + 1)), new Point(-280 + 140 * i, 170), 56, 56, Area.Tint.RESOURCE));
        }
        areas.add(Area.rectangle(new Place("draw"), new Point(-280, -155), 84, 108, Area.Tint.HOME));
        areas.add(Area.rectangle(new Place("discard"), new Point(-150, -155), 84, 108, Area.Tint.HOME));
        areas.add(Area.rectangle(new Place("tray"), new Point(50, -155), 160, 100, Area.Tint.TRAY));
        areas.add(Area.rectangle(new Place("yard"), new Point(250, -155), 100, 100, Area.Tint.LIGHT));
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(244, new Point(-330, 60), 25), new Board.BoardTag(245, new Point(330, -60), 25));
        return new Board("Bodies", 700, 440, areas, List.of(), tags);
    }

    private static Area hex(String name, Point centre) {
        List<Point> corners = IntStream.range(0, 6)
                .mapToObj(i -> new Point(
                        centre.xMm() + 62 * Math.cos(Math.toRadians(60 * i + 30)),
                        centre.yMm() + 62 * Math.sin(Math.toRadians(60 * i + 30))))
                .toList();
        return new Area(new Place(name), corners, Area.Tint.LIGHT);
    }

    static Token card(int number) {
        return new Token("card-" + number);
    }

    static Token counter(String side) {
        return new Token(side + "-squad");
    }

    static List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        BodyOutline card = BodyOutline.rectangle(63, 88);
        for (int i = 0; i < CARDS; i++) {
            PieceFace face = new PieceFace(i, card(i), "C" + i, 20, card, 0.4).withTagAt(-15, 25);
            pieces.add(new Piece("Card " + i, "", List.of(face)).with(new PieceFace(20 + i, BACK, "", 20, card, 0.4)));
        }
        for (int i = 0; i < 8; i++) {
            String seat = i % 2 == 0 ? "Red" : "Blue";
            Token squad = counter(seat.toLowerCase(Locale.ROOT));
            pieces.add(new Piece(40 + i, squad, seat + " Squad", "", seat, 20, BodyOutline.hexagon(34), 3));
        }
        for (int i = 0; i < 5; i++) {
            pieces.add(new Piece(60 + i, GEM, "Gem", "", "Green", 20, BodyOutline.disc(32), 5));
            pieces.add(new Piece(70 + i, OGRE, "Ogre", "O", "Red", 20, 22));
            pieces.add(new Piece(80 + i, ELF, "Elf", "E", "White", 20, 12));
            pieces.add(new Piece(100 + i, PEARL, "Pearl", "", "Blue", 12, BodyOutline.disc(18), 4));
        }
        for (int i = 0; i < 3; i++) {
            pieces.add(new Piece(90 + i, LYING, "Brick", "B", "Yellow", 20, BodyOutline.rectangle(60, 34), 24)
                    .with(new PieceFace(95 + i, UPRIGHT, "B", 20, BodyOutline.rectangle(34, 24), 60)));
        }
        return pieces;
    }

    static Standing on(String place, Token token) {
        return Standing.on(new Place(place), token);
    }

    static Standing under(String place, Token token) {
        return new Standing(token, new Spot.On(new Place(place)), true);
    }

    /** Returns the uncovered tokens on each place of a scene. */
    static Map<Place, List<Token>> open(TableScene scene) {
        Map<Place, List<Token>> open = new TreeMap<>();
        for (StandingPiece piece : scene.pieces()) {
            boolean covered = scene.pieces().stream()
                    .anyMatch(other ->
                            other.liftMm() > piece.liftMm() && other.pose().distanceMm(piece.pose()) < 8);
            Pose at = scene.boardPose(piece.pose());
            board().placeAt(new Point(at.xMm(), at.yMm()))
                    .filter(place -> !covered)
                    .ifPresent(place -> open.computeIfAbsent(place, any -> new ArrayList<>())
                            .add(piece.token()));
        }
        open.values().forEach(Collections::sort);
        return open;
    }

    static TableScene showing(Standing... standings) {
        return new Arrangement(TableScene.empty(), board(), pieces(), 5).showing(new Placement(List.of(standings)));
    }
}
