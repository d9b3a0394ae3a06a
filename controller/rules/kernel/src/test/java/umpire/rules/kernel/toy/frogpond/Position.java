package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.stream.Stream;

/**
 * The state of a game.
 *
 * @param turn the colour to act
 * @param pile the drawn cards, the newest last
 */
public record Position(FrogColour turn, Phase phase, PondFrogs frogs, List<PondCard> pile) {
    public Position {
        pile = List.copyOf(pile);
    }

    static Position opening() {
        return new Position(
                FrogColour.GREEN,
                new Phase.DrawingCard(),
                new PondFrogs(FrogColour.GREEN.start(), FrogColour.BROWN.start()),
                List.of());
    }

    /** Returns the way that the newest card allows. */
    HopWay way() {
        return pile.getLast().way();
    }

    Position drawn(PondCard card) {
        List<PondCard> more = Stream.concat(pile.stream(), Stream.of(card)).toList();
        return new Position(turn, new Phase.RollingDie(), frogs, more);
    }

    Position with(Phase next) {
        return new Position(turn, next, frogs, pile);
    }

    /** Returns the position after the turn: the other colour draws, or the game is over. */
    Position nextTurn(PondFrogs moved) {
        Position next = new Position(turn.other(), new Phase.DrawingCard(), moved, pile);
        return Ending.of(moved, pile).isPresent() ? next.with(new Phase.PondOver()) : next;
    }
}
