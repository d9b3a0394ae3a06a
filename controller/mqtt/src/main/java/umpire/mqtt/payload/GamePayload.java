package umpire.mqtt.payload;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.mqtt.json.BoardPayload;
import umpire.mqtt.json.DrawnOutline;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GameId;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * A game's description, which a display needs before the first position.
 *
 * @param sides the seats at each side of the table; empty when the buttons have no sides
 */
public record GamePayload(
        GameId id,
        String title,
        List<Seat> seats,
        List<SidePayload> sides,
        BoardPayload board,
        List<TokenPayload> tokens,
        List<RulingPayload> rulings)
        implements MessagePayload {
    public GamePayload {
        seats = List.copyOf(seats);
        sides = List.copyOf(sides);
        tokens = List.copyOf(tokens);
        rulings = List.copyOf(rulings);
    }

    /** The seats at one side of the table. The rig file names the side: {@code south}. */
    public record SidePayload(String side, List<Seat> seats) {
        public SidePayload {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Returns the description of a game.
     *
     * @param chosen the answer in force for each house ruling's key; a ruling that is missing has its default answer
     * @param seatsBySide the seats at each side
     */
    public static GamePayload of(Game<?, ?> game, Map<String, String> chosen, Map<String, List<Seat>> seatsBySide) {
        return new GamePayload(
                game.id(),
                game.title(),
                game.seats(),
                seatsBySide.entrySet().stream()
                        .map(side -> new SidePayload(side.getKey(), side.getValue()))
                        .toList(),
                BoardPayload.of(game.board()),
                TokenPayload.of(game.pieces()),
                RulingPayload.of(game.rulings(), chosen));
    }

    /**
     * The token of a piece; several pieces may have the same one.
     *
     * @param outlineMm the piece seen from above, around the point of its pose; absent for a plain block
     * @param rgb the colour it is painted in; absent when it has its seat's colour
     */
    public record TokenPayload(
            Token token,
            String name,
            String letters,
            Optional<Seat> seat,
            Optional<List<Point>> outlineMm,
            Optional<String> rgb) {
        public static List<TokenPayload> of(List<Piece> pieces) {
            Map<Token, TokenPayload> named = new LinkedHashMap<>();
            for (Piece piece : pieces) {
                piece.faces().forEach(face -> named.putIfAbsent(face.token(), of(piece, face)));
            }
            return List.copyOf(named.values());
        }

        private static TokenPayload of(Piece piece, PieceFace face) {
            Optional<Seat> seat = piece.seat().isEmpty() ? Optional.empty() : Optional.of(new Seat(piece.seat()));
            return new TokenPayload(
                    face.token(), piece.name(), face.letters(), seat, DrawnOutline.of(face), piece.rgb());
        }
    }

    /** A question that the rulebook leaves open, with the answer in force. */
    public record RulingPayload(
            String key, String chosen, String byDefault, List<String> allowed, String section, String says) {
        public static List<RulingPayload> of(List<HouseRuling> rulings, Map<String, String> chosen) {
            return rulings.stream()
                    .map(ruling -> of(ruling, chosen.getOrDefault(ruling.key(), ruling.byDefault())))
                    .toList();
        }

        private static RulingPayload of(HouseRuling ruling, String chosen) {
            return new RulingPayload(
                    ruling.key(), chosen, ruling.byDefault(), ruling.allowed(), ruling.section(), ruling.says());
        }
    }
}
