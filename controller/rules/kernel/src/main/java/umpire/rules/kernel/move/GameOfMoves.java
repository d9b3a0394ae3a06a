package umpire.rules.kernel.move;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.RuledGame;
import umpire.rules.kernel.Token;

/**
 * A game whose actions are handled by a table of moves.
 *
 * @param <S> its state: immutable, equal by value
 * @param <A> its actions: immutable, equal by value
 */
public interface GameOfMoves<S, A> extends RuledGame<S, A> {
    /** Returns the moves, one for each type of action. */
    MoveTable<S, A> moves();

    @Override
    default List<A> actions(S state) {
        return moves().legal(state);
    }

    @Override
    default Optional<Breach> breach(S state, A action) {
        return moves().breach(state, action);
    }

    @Override
    default S after(S state, A action, EventSink events) {
        return moves().after(state, action, events);
    }

    @Override
    default String write(A action) {
        return moves().write(action);
    }

    @Override
    default Parsed<A> readAction(S state, String text) {
        return moves().read(state, text);
    }

    @Override
    default String describe(S state, A action) {
        return moves().of(action).describe(state, action);
    }

    @Override
    default ActionKind kind(S state, A action) {
        return moves().of(action).kind(state, action);
    }

    @Override
    default Optional<String> preview(S state, A action, S next) {
        return moves().of(action).preview(state, action, next);
    }

    @Override
    default Optional<Placement> intermediatePlacement(S state, A action) {
        return moves().of(action).intermediateState(state, action).map(this::show);
    }

    @Override
    default List<Place> touches(S state, A action) {
        return moves().of(action).touches(state, action);
    }

    @Override
    default Map<Place, Token> touched(S state, A action) {
        return moves().of(action).touched(state, action);
    }

    @Override
    default Map<Place, PieceCondition> touchedAs(S state, A action) {
        return moves().of(action).touchedAs(state, action);
    }

    @Override
    default boolean takesBack(S state, A action) {
        return moves().of(action).takesBack(state, action);
    }
}
