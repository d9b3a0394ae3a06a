package umpire.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Area.Tint;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A position in the middle of a game on a board of eight by eight, and what a table would say of it. */
final class Sample {
    private static final String[] BACK = {"MSL", "HVY", "GEV", "OGRE", "MCP", "GEV", "HVY", "MSL"};

    private Sample() {}

    static Board board() {
        List<Area> areas = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                Place place = new Place("" + (char) ('a' + file) + (rank + 1));
                Point centre = new Point(-175 + 50.0 * file, -175 + 50.0 * rank);
                areas.add(Area.rectangle(place, centre, 50, 50, (file + rank) % 2 == 0 ? Tint.DARK : Tint.LIGHT));
            }
        }
        return new Board("Ogre Chess board", 480, 480, areas, List.of(), List.of());
    }

    static Pose pose(String place) {
        Point centre = board().area(new Place(place)).centre();
        return new Pose(centre.xMm(), centre.yMm(), 90);
    }

    static List<Piece> box() {
        List<Piece> box = new ArrayList<>();
        for (String seat : List.of("White", "Black")) {
            for (int i = 0; i < 8; i++) {
                box.add(piece(box.size(), seat, BACK[i]));
                box.add(piece(box.size(), seat, "INF"));
            }
        }
        return box;
    }

    private static Piece piece(int tag, String seat, String letters) {
        return new Piece(tag, token(seat, letters), seat + " " + letters, letters, seat, 20, 12);
    }

    private static Token token(String seat, String letters) {
        return new Token(seat.toLowerCase(Locale.ROOT) + "-" + letters);
    }

    static Picture opening() {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            char file = (char) ('a' + i);
            standings.add(standing("White", BACK[i], file + "1"));
            standings.add(standing("White", "INF", file + "2"));
            standings.add(standing("Black", BACK[i], file + "8"));
            standings.add(standing("Black", "INF", file + "7"));
        }
        return new Picture(standings);
    }

    /** A picture given as {@code white-HVY d4, black-INF e6}. */
    static Picture picture(String standings) {
        return new Picture(Arrays.stream(standings.split(","))
                .map(standing -> standing.strip().split(" "))
                .map(words -> new Standing(new Token(words[0]), new Spot.On(new Place(words[1])), false))
                .toList());
    }

    private static Standing standing(String seat, String letters, String place) {
        return new Standing(token(seat, letters), new Spot.On(new Place(place)), false);
    }

    static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }

    static JsonObject game() {
        JsonObject game = json("""
                {"id": "ogre-chess", "title": "Ogre Chess", "seats": ["White", "Black"], "rulings": []}""");
        Board board = board();
        JsonObject sheet = new JsonObject();
        sheet.addProperty("name", board.name());
        sheet.addProperty("widthMm", board.widthMm());
        sheet.addProperty("heightMm", board.heightMm());
        JsonArray areas = new JsonArray();
        for (Area area : board.areas()) {
            JsonObject one = new JsonObject();
            one.addProperty("place", area.place().name());
            one.addProperty("tint", area.tint().name().toLowerCase(Locale.ROOT));
            JsonArray outline = new JsonArray();
            area.outline().forEach(point -> {
                JsonArray corner = new JsonArray();
                corner.add(point.xMm());
                corner.add(point.yMm());
                outline.add(corner);
            });
            one.add("outline", outline);
            areas.add(one);
        }
        sheet.add("areas", areas);
        sheet.add("roads", new JsonArray());
        game.add("board", sheet);
        JsonArray tokens = new JsonArray();
        for (String seat : List.of("White", "Black")) {
            for (String letters : List.of("INF", "GEV", "HVY", "MSL", "OGRE", "MCP", "MECH")) {
                JsonObject token = new JsonObject();
                token.addProperty("token", token(seat, letters).name());
                token.addProperty("name", seat + " " + letters);
                token.addProperty("letters", letters);
                token.addProperty("seat", seat);
                tokens.add(token);
            }
        }
        game.add("tokens", tokens);
        return game;
    }

    /** A position given as {@code white-HVY d4, black-INF e6}. */
    static JsonObject position(String turn, String standings) {
        JsonObject position = json("""
                {"actionsPlayed": 12, "notation": "sample", "marks": [
                  {"place": "e6", "kind": "squads", "brief": "2", "says": "The infantry on e6 has two squads."},
                  {"place": "c3", "kind": "squads", "brief": "3", "says": "The infantry on c3 has three squads."},
                  {"place": "d7", "kind": "disabled", "brief": "D", "says": "The Heavy Tank on d7 is disabled."},
                  {"place": "d1", "kind": "record", "brief": "MB1 SB4 9/M3", "says": "The Ogre on d1 has its Main Battery."}],
                 "facts": [], "lastPlaces": ["d2", "d4"]}""");
        position.addProperty("turn", turn);
        JsonArray list = new JsonArray();
        for (String standing : standings.split(",")) {
            String[] words = standing.strip().split(" ");
            JsonObject one = new JsonObject();
            one.addProperty("token", words[0]);
            one.addProperty("place", words[1]);
            list.add(one);
        }
        position.add("standings", list);
        return position;
    }

    static final String MIDDLE = """
            white-MSL a1, white-HVY b1, white-GEV c1, white-OGRE d1, white-MCP e1, white-GEV f1, white-MSL h1,
            white-INF a2, white-INF b2, white-INF c3, white-INF f2, white-MECH g3, white-INF h2, white-HVY d4,
            black-MSL a8, black-HVY b8, black-GEV c8, black-OGRE d8, black-MCP e8, black-GEV f5, black-MSL h8,
            black-INF a7, black-INF b7, black-INF e6, black-INF f7, black-INF g7, black-INF h7, black-HVY d7""";

    static JsonObject legal() {
        return json("""
                {"actions": [
                  {"seat": "White", "notation": "d4-d5", "says": "The Heavy Tank moves from d4 to d5", "touches": [], "changes": ["d4", "d5"]},
                  {"seat": "White", "notation": "d4-e5", "says": "The Heavy Tank moves from d4 to e5", "touches": [], "changes": ["d4", "e5"]},
                  {"seat": "White", "notation": "d4-b5", "says": "The Heavy Tank leaps from d4 to b5", "touches": [], "changes": ["d4", "b5"]},
                  {"seat": "White", "notation": "d4*e6", "says": "d4 fires at e6 (1-1)", "touches": ["d4", "e6"], "changes": []},
                  {"seat": "White", "notation": "c3-c4", "says": "The infantry moves from c3 to c4", "touches": [], "changes": ["c3", "c4"]},
                  {"seat": "White", "notation": "h2-h3", "says": "The infantry moves from h2 to h3", "touches": [], "changes": ["h2", "h3"]}]}""");
    }

    static JsonObject prompt() {
        return json("""
                {"need": "choice", "seat": "White", "says": "White to move.", "options": [], "chosen": -1,
                 "corrections": [], "cues": [{"place": "d4", "role": "may-act", "step": 0},
                 {"place": "d2", "role": "last-action", "step": 0}]}""");
    }

    static JsonObject score() {
        return json("""
                {"scores": [{"seat": "White", "points": 9, "what": "units"}, {"seat": "Black", "points": 8, "what": "units"}]}""");
    }

    static JsonObject health() {
        return json("""
                {"frameAgeMs": 85, "stages": [], "parts": [], "problems": [], "missedEvents": 0, "retained": []}""");
    }

    static JsonObject event(String kind, String says, String rule, String section) {
        JsonObject event = new JsonObject();
        event.addProperty("kind", kind);
        event.addProperty("says", says);
        event.addProperty("rule", rule);
        event.addProperty("section", section);
        event.add("where", new JsonArray());
        return event;
    }
}
