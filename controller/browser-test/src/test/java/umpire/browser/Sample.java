package umpire.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.mqtt.json.BoardPayload;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.EventPayload;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.HealthPayload;
import umpire.mqtt.payload.LegalPayload;
import umpire.mqtt.payload.PositionPayload;
import umpire.mqtt.payload.PromptPayload;
import umpire.mqtt.payload.ScorePayload;
import umpire.mqtt.payload.StandingPayload;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.LegalAction;
import umpire.referee.announcement.OpenRequests;
import umpire.referee.announcement.Prompt;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.announcement.Teaching;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Area.Tint;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** A position in the middle of a game on a board of eight by eight, and the messages of a table about it. */
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

    static Placement opening() {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            char file = (char) ('a' + i);
            standings.add(standing("White", BACK[i], file + "1"));
            standings.add(standing("White", "INF", file + "2"));
            standings.add(standing("Black", BACK[i], file + "8"));
            standings.add(standing("Black", "INF", file + "7"));
        }
        return new Placement(standings);
    }

    /** Returns a picture written as {@code white-HVY d4, black-INF e6}. */
    static Placement picture(String standings) {
        return new Placement(Arrays.stream(standings.split(","))
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
        return ContractGson.tree(new GamePayload(
                new GameId("ogre-chess"),
                "Ogre Chess",
                List.of(new Seat("White"), new Seat("Black")),
                List.of(),
                BoardPayload.of(board()),
                GamePayload.TokenPayload.of(kinds()),
                List.of()));
    }

    private static List<Piece> kinds() {
        return Stream.of("White", "Black")
                .flatMap(seat -> Stream.of("INF", "GEV", "HVY", "MSL", "OGRE", "MCP", "MECH")
                        .map(letters -> piece(0, seat, letters)))
                .toList();
    }

    /** Returns a position written as {@code white-HVY d4, black-INF e6}. */
    static JsonObject position(String turn, String standings) {
        return ContractGson.tree(new PositionPayload(
                Optional.of(new Seat(turn)),
                12,
                Optional.of("sample"),
                StandingPayload.of(picture(standings).standings()),
                List.of(
                        mark("e6", "squads", "2", "The infantry on e6 has two squads."),
                        mark("c3", "squads", "3", "The infantry on c3 has three squads."),
                        mark("d7", "disabled", "D", "The Heavy Tank on d7 is disabled."),
                        mark("d1", "record", "MB1 SB4 9/M3", "The Ogre on d1 has its Main Battery.")),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(new Place("d2"), new Place("d4"))));
    }

    private static Mark mark(String place, String kind, String brief, String says) {
        return new Mark(new Place(place), kind, brief, says);
    }

    static final String MIDDLE = """
            white-MSL a1, white-HVY b1, white-GEV c1, white-OGRE d1, white-MCP e1, white-GEV f1, white-MSL h1,
            white-INF a2, white-INF b2, white-INF c3, white-INF f2, white-MECH g3, white-INF h2, white-HVY d4,
            black-MSL a8, black-HVY b8, black-GEV c8, black-OGRE d8, black-MCP e8, black-GEV f5, black-MSL h8,
            black-INF a7, black-INF b7, black-INF e6, black-INF f7, black-INF g7, black-INF h7, black-HVY d7""";

    static JsonObject legal() {
        return ContractGson.tree(LegalPayload.of(List.of(
                moving("d4-d5", "The Heavy Tank moves from d4 to d5", "d4", "d5"),
                moving("d4-e5", "The Heavy Tank moves from d4 to e5", "d4", "e5"),
                moving("d4-b5", "The Heavy Tank leaps from d4 to b5", "d4", "b5"),
                new LegalAction(
                        new Seat("White"),
                        "d4*e6",
                        "d4 fires at e6 (1-1)",
                        List.of(new Place("d4"), new Place("e6")),
                        List.of()),
                moving("c3-c4", "The infantry moves from c3 to c4", "c3", "c4"),
                moving("h2-h3", "The infantry moves from h2 to h3", "h2", "h3"))));
    }

    private static LegalAction moving(String notation, String says, String from, String to) {
        return new LegalAction(new Seat("White"), notation, says, List.of(), List.of(new Place(from), new Place(to)));
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
                                List.of(
                                        new Cue(new Place("d4"), Cue.Role.MAY_ACT, 0),
                                        new Cue(new Place("d2"), Cue.Role.LAST_ACTION, 0))),
                        Optional.empty(),
                        List.of(),
                        false,
                        Teaching.NONE),
                OpenRequests.NONE));
    }

    /** Returns a prompt with these fields; its other fields are empty. */
    static JsonObject prompt(String fields) {
        JsonObject prompt = json("""
                {"options": [], "chosen": -1, "corrections": [], "cues": [], "naming": [], "redoable": 0,
                 "layingOut": false, "lessonOffered": false}""");
        json(fields).asMap().forEach(prompt::add);
        return prompt;
    }

    static JsonObject score() {
        return ContractGson.tree(new ScorePayload(
                List.of(new Score(new Seat("White"), 9, "units"), new Score(new Seat("Black"), 8, "units")),
                Optional.empty(),
                Optional.empty()));
    }

    static JsonObject health() {
        return ContractGson.tree(new HealthPayload(Optional.of(85L), List.of(), List.of(), List.of(), 0, List.of()));
    }

    static JsonObject event(String kind, String says, String rule, String section) {
        return ContractGson.tree(
                EventPayload.of(new GameLogEntry(kind, says, Optional.of(rule), Optional.of(section), List.of())));
    }
}
