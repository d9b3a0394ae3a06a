package umpire.robot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Token;

/**
 * A piece that a player is going to lift and put back.
 *
 * @param seat whose hand it is
 * @param place where the piece stands
 * @param token what it is, where not any piece of the place will do
 * @param tags those of the pieces of which one is meant, where several look alike; empty where any will do
 */
record PlannedTouch(Seat seat, Place place, Optional<Token> token, Set<Integer> tags) {
    /** Returns the touches that name an action, in their order. */
    static <S, A> List<PlannedTouch> of(Game<S, A> game, S state, A action, GoingPieces<S> pieces) {
        Map<Place, Token> tokens = game.touched(state, action);
        Map<Place, PieceCondition> conditions = game.touchedAs(state, action);
        return game.touches(state, action).stream()
                .map(place -> new PlannedTouch(
                        game.seatOf(state, action),
                        place,
                        Optional.ofNullable(tokens.get(place)),
                        Optional.ofNullable(conditions.get(place))
                                .map(pieces::in)
                                .orElse(Set.of())))
                .toList();
    }
}
