package umpire.mqtt;

import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Seat;

/**
 * What a display must know of a game before its first position.
 *
 * @param chosen the answer in force for each house ruling's key; the default where it names none
 */
public record GameDescription(
        GameId id,
        String title,
        List<Seat> seats,
        Board board,
        List<Piece> pieces,
        List<HouseRuling> rulings,
        Map<String, String> chosen) {
    public GameDescription {
        seats = List.copyOf(seats);
        pieces = List.copyOf(pieces);
        rulings = List.copyOf(rulings);
        chosen = Map.copyOf(chosen);
    }

    public static GameDescription of(Game<?, ?> game, Map<String, String> chosen) {
        return new GameDescription(
                game.id(), game.title(), game.seats(), game.board(), game.pieces(), game.rulings(), chosen);
    }
}
