package umpire.rules.kernel;

import java.util.List;

/**
 * The constant part of a game.
 *
 * @param id its name in commands and topics
 * @param title its name in sentences
 * @param seats in turn order
 * @param rules its rulebook
 * @param rulings the open questions of the rulebook, with this table's answers
 * @param board the board sheet
 * @param pieces the pieces of the box
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
