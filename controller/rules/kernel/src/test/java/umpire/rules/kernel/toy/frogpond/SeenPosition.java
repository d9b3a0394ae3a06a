package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.SortedMap;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;

/** Reads a position from the table. Cards below the top one are those of the old position. */
final class SeenPosition {
    private SeenPosition() {}

    static Parsed<Position> recognise(Placement picture, Position like, FrogColour turn) {
        SortedMap<Place, List<Token>> seen = picture.visibleByPlace();
        PondFrogs frogs = new PondFrogs(pads(seen, FrogColour.GREEN), pads(seen, FrogColour.BROWN));
        List<PondCard> top = PondCard.DECK.stream()
                .filter(card -> holds(seen, BoardSheet.PILE, BoardSheet.token(card)))
                .toList();
        boolean known = !like.pile().isEmpty() && top.equals(List.of(like.pile().getLast()));
        Position position = new Position(turn, new Phase.DrawingCard(), frogs, known ? like.pile() : top);
        return PositionPlacement.show(position).visibleByPlace().equals(seen)
                ? PositionCheck.check(position)
                : Parsed.bad("frogs sit on pads, one on each, and cards lie on the pile");
    }

    private static List<LilyPad> pads(SortedMap<Place, List<Token>> seen, FrogColour colour) {
        return LilyPad.ALL.stream()
                .filter(pad -> holds(seen, pad.place(), BoardSheet.token(colour)))
                .toList();
    }

    private static boolean holds(SortedMap<Place, List<Token>> seen, Place place, Token token) {
        return seen.getOrDefault(place, List.of()).contains(token);
    }
}
