package umpire.rules.kernel;

import java.util.List;

/**
 * What stays the same of a game from its opening to its end.
 *
 * @param id its name in commands and topics
 * @param title its name as people say it
 * @param seats who plays, in turn order
 * @param rules its rulebook
 * @param rulings the open questions of the rulebook, as answered here
 * @param board the board sheet
 * @param pieces what is in the box
 */
public record GameSheet(
        GameId id,
        String title,
        List<Seat> seats,
        List<? extends Rule> rules,
        List<HouseRuling> rulings,
        Board board,
        List<Piece> pieces) {
    public GameSheet {
        seats = List.copyOf(seats);
        rules = List.copyOf(rules);
        rulings = List.copyOf(rulings);
        pieces = List.copyOf(pieces);
    }
}
