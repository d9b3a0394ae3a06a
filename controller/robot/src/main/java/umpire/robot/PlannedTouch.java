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
 * A touch that the robot is going to make.
 *
 * @param seat the seat that touches
 * @param place the place of the piece
 * @param token the token of the piece; empty for any piece of the place
 * @param tags the pieces of which one is meant, if several look alike; empty for any
 */
record PlannedTouch(Seat seat, Place place, Optional<Token> token, Set<Integer> tags) {
    /** Returns the touches that name an action, in order. */
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
