package umpire.browser;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.mqtt.json.BoardPayload;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.PositionPayload;
import umpire.mqtt.payload.PromptPayload;
import umpire.mqtt.payload.StandingPayload;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.Teaching;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Area.Tint;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A board and a box with everything that can be drawn: roads, hexes, piles of cards, stacks, counters, a tray, bodies at any pose. */
final class Showcase {
    private static final Tint RED_ROAD = new Tint("red-road");
    private static final Tint WOODS = new Tint("woods");
    private static final Token BACK = new Token("back");

    private Showcase() {}

    static Board board() {
        List<Area> areas = new ArrayList<>();
        List<Board.Road> roads = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            areas.add(hex(i));
            areas.add(Area.rectangle(place("mine", i), new Point(110 * i - 330, 130), 52, 52, Tint.RESOURCE));
            if (i > 1) {
                roads.add(new Board.Road(place("mine", i - 1), place("mine", i), i % 2 == 0 ? RED_ROAD : Tint.ROAD));
            }
        }
        areas.add(Area.rectangle(new Place("draw"), new Point(-220, -130), 78, 104, Tint.HOME));
        areas.add(Area.rectangle(new Place("discard"), new Point(-120, -130), 78, 104, Tint.HOME));
        areas.add(Area.rectangle(new Place("tray"), new Point(40, -130), 140, 100, Tint.TRAY));
        List<Board.Terrain> terrains = List.of(
                new Board.Terrain(RED_ROAD, "Ogres' road", "#c0392b"), new Board.Terrain(WOODS, "Woods", "#3f7d3a"));
        return new Board("Showcase", 620, 400, areas, roads, terrains, List.of());
    }

    private static Place place(String kind, int number) {
        return new Place(kind + "-" + number);
    }

    private static Area hex(int number) {
        Point centre = new Point(110 * number - 330, 0);
        List<Point> corners = IntStream.range(0, 6)
                .mapToObj(i -> Math.toRadians(60 * i + 30))
                .map(turn -> new Point(centre.xMm() + 58 * Math.cos(turn), centre.yMm() + 58 * Math.sin(turn)))
                .toList();
        return new Area(place("hex", number), corners, number % 2 == 0 ? WOODS : Tint.LIGHT);
    }

    static List<Piece> box() {
        List<Piece> box = new ArrayList<>();
        BodyOutline card = BodyOutline.rectangle(63, 88);
        for (int i = 0; i < 6; i++) {
            box.add(new Piece(i, new Token("card-" + i), "Card " + i, "C" + i, "", 20, card, 0.4)
                    .with(new PieceFace(10 + i, BACK, "", 20, card, 0.4)));
        }
        for (int i = 0; i < 8; i++) {
            String seat = i % 2 == 0 ? "White" : "Black";
            box.add(new Piece(
                    20 + i, new Token(seat + "-squad"), seat + " Squad", "SQ", seat, 20, BodyOutline.hexagon(34), 3));
            box.add(new Piece(70 + i, new Token("bead"), "Bead", "B", seat, 12, BodyOutline.disc(19), 4));
            box.add(new Piece(30 + i, new Token("gem"), "Gem", "G", "", 20, BodyOutline.disc(30), 5));
        }
        for (int i = 0; i < 4; i++) {
            box.add(new Piece(40 + i, new Token("elf"), "Elf", "ELF", "White", 20, 12));
            box.add(new Piece(50 + i, new Token("ogre"), "Ogre", "OGR", "Black", 20, 22));
            box.add(new Piece(60 + i, new Token("tank"), "Tank", "TNK", "White", 18, BodyOutline.octahedron(50), 40.8));
        }
        return box;
    }

    static Placement picture() {
        List<Standing> standings = new ArrayList<>();
        pile(standings, "mine-1", "gem", "ogre", "elf");
        pile(standings, "mine-2", "gem", "ogre");
        pile(standings, "mine-3", "elf");
        each(standings, "hex-1", "White-squad", "White-squad");
        each(standings, "hex-2", "White-squad", "Black-squad", "Black-squad");
        each(standings, "hex-3", "bead", "bead", "bead", "bead", "bead");
        pile(standings, "draw", "back", "back", "back");
        pile(standings, "discard", "card-2", "card-5");
        each(standings, "tray", "gem", "gem", "elf");
        standings.add(new Standing(
                new Token("tank"), new Spot.Lying(new Place("tank-1"), new Pose(190, -110, 20), 10, 20), false));
        standings.add(new Standing(
                new Token("card-0"), new Spot.Lying(new Place("card"), new Pose(255, -130, 75), 10, 20), false));
        return new Placement(standings);
    }

    private static void pile(List<Standing> standings, String place, String... tokens) {
        for (int i = 0; i < tokens.length; i++) {
            Spot on = new Spot.On(new Place(place));
            standings.add(new Standing(new Token(tokens[i]), on, i < tokens.length - 1));
        }
    }

    private static void each(List<Standing> standings, String place, String... tokens) {
        for (String token : tokens) {
            standings.add(Standing.on(new Place(place), new Token(token)));
        }
    }

    static JsonObject game() {
        return ContractGson.tree(new GamePayload(
                new GameId("showcase"),
                "Showcase",
                List.of(new Seat("White"), new Seat("Black")),
                List.of(),
                BoardPayload.of(board()),
                GamePayload.TokenPayload.of(box()),
                List.of()));
    }

    static JsonObject position() {
        return ContractGson.tree(new PositionPayload(
                Optional.of(new Seat("White")),
                1,
                Optional.of("showcase"),
                StandingPayload.of(picture().standings()),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of()));
    }

    static JsonObject prompt() {
        return ContractGson.tree(PromptPayload.of(
                new TableSnapshot.WaitingFor(
                        new Prompt(
                                Prompt.Need.CHOICE,
                                Optional.of(new Seat("White")),
                                "White to move.",
                                List.of(),
                                -1,
                                List.of(),
                                List.of()),
                        Optional.empty(),
                        List.of(),
                        false,
                        Teaching.NONE),
                OpenRequests.NONE));
    }
}
