package umpire.mqtt;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.DrawOffer;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Score;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Strike;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.View;

/** The payloads that tell how the game stands. Pure. */
final class GamePayloads {
    private GamePayloads() {}

    static JsonObject status(Bulletin.GameStatus standing) {
        JsonObject status = new JsonObject();
        status.addProperty(
                "state",
                switch (standing) {
                    case SETUP -> "setup";
                    case READY, OVER -> "ready";
                    case PAUSED -> "paused";
                });
        return status;
    }

    static JsonObject game(GameDescription sheet) {
        JsonObject game = new JsonObject();
        game.addProperty("id", sheet.id().name());
        game.addProperty("title", sheet.title());
        game.add("seats", PayloadJson.words(sheet.seats()));
        game.add("board", board(sheet.board()));
        game.add("tokens", tokens(sheet.pieces()));
        game.add("rulings", PayloadJson.list(sheet.rulings(), ruling -> ruling(ruling, sheet.chosen())));
        return game;
    }

    private static JsonObject board(Board board) {
        JsonObject json = new JsonObject();
        json.addProperty("name", board.name());
        json.add("widthMm", PayloadJson.tenths(board.widthMm()));
        json.add("heightMm", PayloadJson.tenths(board.heightMm()));
        json.add("areas", PayloadJson.list(board.areas(), GamePayloads::area));
        json.add("roads", PayloadJson.list(board.roads(), GamePayloads::road));
        return json;
    }

    private static JsonObject area(Area area) {
        JsonObject json = new JsonObject();
        json.addProperty("place", area.place().name());
        json.add("outline", PayloadJson.list(area.outline(), GamePayloads::corner));
        json.addProperty("tint", PayloadJson.word(area.tint()));
        return json;
    }

    private static JsonElement corner(Point point) {
        JsonArray corner = new JsonArray();
        corner.add(PayloadJson.tenths(point.xMm()));
        corner.add(PayloadJson.tenths(point.yMm()));
        return corner;
    }

    private static JsonObject road(Board.Road road) {
        JsonObject json = new JsonObject();
        json.addProperty("from", road.from().name());
        json.addProperty("to", road.to().name());
        return json;
    }

    /** Several pieces count as the same token; it is named once. */
    private static JsonArray tokens(List<Piece> pieces) {
        Map<String, JsonObject> byToken = new LinkedHashMap<>();
        for (Piece piece : pieces) {
            byToken.computeIfAbsent(piece.token().name(), name -> token(piece));
        }
        return PayloadJson.list(byToken.values(), json -> json);
    }

    private static JsonObject token(Piece piece) {
        JsonObject json = new JsonObject();
        json.addProperty("token", piece.token().name());
        json.addProperty("name", piece.name());
        json.addProperty("letters", piece.letters());
        if (!piece.seat().isEmpty()) {
            json.addProperty("seat", piece.seat());
        }
        return json;
    }

    private static JsonObject ruling(HouseRuling ruling, Map<String, String> chosen) {
        JsonObject json = new JsonObject();
        json.addProperty("key", ruling.key());
        json.addProperty("chosen", chosen.getOrDefault(ruling.key(), ruling.byDefault()));
        json.addProperty("byDefault", ruling.byDefault());
        json.add("allowed", PayloadJson.words(ruling.allowed()));
        json.addProperty("section", ruling.section());
        json.addProperty("says", ruling.says());
        return json;
    }

    /** The notation holds secrets where a game has any, so it is said only where no seat knows more than the others. */
    static JsonObject position(Bulletin bulletin, List<Place> lastPlaces) {
        JsonObject json = new JsonObject();
        bulletin.turn().ifPresent(seat -> json.addProperty("turn", seat.name()));
        json.addProperty("actionsPlayed", bulletin.actionsPlayed());
        if (bulletin.seatViews().isEmpty()) {
            json.addProperty("notation", bulletin.position());
        }
        view(json, bulletin.view());
        json.add(
                "lost",
                PayloadJson.words(bulletin.lost().stream().map(Token::name).toList()));
        json.add("lastPlaces", PayloadJson.places(lastPlaces));
        return json;
    }

    static JsonObject seat(Seat seat, View view) {
        JsonObject json = new JsonObject();
        json.addProperty("seat", seat.name());
        view(json, view);
        return json;
    }

    private static void view(JsonObject json, View view) {
        json.add("standings", PayloadJson.list(view.picture().standings(), GamePayloads::standing));
        json.add("marks", PayloadJson.list(view.marks(), GamePayloads::mark));
        json.add("facts", PayloadJson.words(view.facts()));
        json.add("strikes", PayloadJson.list(view.strikes(), GamePayloads::strike));
    }

    private static JsonObject strike(Strike strike) {
        JsonObject json = new JsonObject();
        json.addProperty("from", strike.from().name());
        json.addProperty("at", strike.at().name());
        return json;
    }

    private static JsonObject standing(Standing standing) {
        JsonObject json = new JsonObject();
        json.addProperty("token", standing.token().name());
        switch (standing.spot()) {
            case Spot.On on -> json.addProperty("place", on.place().name());
            case Spot.Lying lying -> EyePayloads.pose(json, lying.pose());
        }
        if (standing.covered()) {
            json.addProperty("covered", true);
        }
        return json;
    }

    private static JsonObject mark(Mark mark) {
        JsonObject json = new JsonObject();
        json.addProperty("place", mark.place().name());
        json.addProperty("kind", mark.kind());
        json.addProperty("brief", mark.brief());
        json.addProperty("says", mark.says());
        return json;
    }

    static JsonObject legal(List<LegalAction> actions) {
        return PayloadJson.object("actions", PayloadJson.list(actions, GamePayloads::action));
    }

    private static JsonObject action(LegalAction action) {
        JsonObject json = new JsonObject();
        json.addProperty("seat", action.seat().name());
        json.addProperty("notation", action.notation());
        json.addProperty("says", action.says());
        json.add("touches", PayloadJson.places(action.touches()));
        json.add("changes", PayloadJson.places(action.changes()));
        action.thrown().ifPresent(thrown -> {
            json.add("dice", PayloadJson.list(thrown.dice(), EyePayloads::face));
            json.addProperty("effect", thrown.effect());
        });
        return json;
    }

    static JsonObject score(Bulletin bulletin) {
        JsonObject json = PayloadJson.object("scores", PayloadJson.list(bulletin.scores(), GamePayloads::points));
        bulletin.outcome().ifPresent(over -> json.add("outcome", outcome(over)));
        bulletin.drawOffer().ifPresent(offer -> json.add("drawOffer", drawOffer(offer)));
        return json;
    }

    private static JsonObject drawOffer(DrawOffer offer) {
        JsonObject json = new JsonObject();
        json.addProperty("by", offer.by().name());
        json.add("asked", PayloadJson.words(offer.asked()));
        return json;
    }

    private static JsonObject points(Score score) {
        JsonObject json = new JsonObject();
        json.addProperty("seat", score.seat().name());
        json.addProperty("points", score.points());
        json.addProperty("what", score.what());
        return json;
    }

    private static JsonObject outcome(Outcome outcome) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", outcome.kind());
        json.add("winners", PayloadJson.words(outcome.winners()));
        outcome.rule().ifPresent(rule -> {
            json.addProperty("rule", rule.name());
            json.addProperty("section", rule.section());
        });
        json.addProperty("says", outcome.says());
        return json;
    }
}
