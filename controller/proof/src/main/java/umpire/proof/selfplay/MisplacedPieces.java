package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/**
 * Moves pieces to random places, half of them occupied. The game guesses the attempted action, and its judge mostly refuses it with a
 * reason.
 */
final class MisplacedPieces<S, A> {
    private final Game<S, A> game;
    private final List<Place> places;

    MisplacedPieces(Game<S, A> game) {
        this.game = game;
        this.places = game.board().areas().stream().map(Area::place).toList();
    }

    /** Returns the action attempted by moving a piece from one place to another; empty when the game cannot tell. */
    Optional<A> attempted(S state, IntUnaryOperator chance) {
        List<Standing> standings = game.show(state).standings();
        if (standings.isEmpty() || places.isEmpty()) {
            return Optional.empty();
        }
        int which = chance.applyAsInt(standings.size());
        Standing moved = standings.get(which);
        Place to = chance.applyAsInt(2) == 0
                ? places.get(chance.applyAsInt(places.size()))
                : standings.get(chance.applyAsInt(standings.size())).spot().place();
        if (!(moved.spot() instanceof Spot.On on)
                || moved.covered()
                || on.place().equals(to)) {
            return Optional.empty();
        }
        List<Standing> seen = new ArrayList<>(standings);
        seen.set(which, Standing.on(to, moved.token()));
        return game.attempt(state, List.of(on.place()), List.of(to), new Placement(seen));
    }
}
