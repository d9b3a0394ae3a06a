package umpire.robot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.referee.reading.FollowedPieces;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Knows which of several pieces that look alike must move, because the state may distinguish them (one has rested, another has not). */
final class GoingPieces<S> {
    private final Game<S, ?> game;
    private FollowedPieces followed = FollowedPieces.NONE;

    GoingPieces(Game<S, ?> game) {
        this.game = game;
    }

    private record Kind(Place place, Token token) {}

    /** Identifies the pieces on a table whose placement is correct. */
    void look(S state, List<FollowedPieces.Tagged> standing) {
        followed = followed.looked(standing, Set.of()).fitting(game.conditions(state));
    }

    /** Returns the tags of pieces of which some must leave their places to reach another state. */
    Set<Integer> between(S state, S next) {
        Set<Integer> going = new HashSet<>();
        for (Kind kind : kinds(game.show(state))) {
            List<PieceCondition> leaving = conditions(kind, state);
            conditions(kind, next).forEach(leaving::remove);
            leaving.forEach(condition -> going.addAll(followed.in(condition)));
        }
        return going;
    }

    /** Returns the tags of the pieces in a condition, as far as they are known. */
    Set<Integer> in(PieceCondition condition) {
        return followed.in(condition);
    }

    private static Set<Kind> kinds(Placement picture) {
        return picture.standings().stream()
                .flatMap(standing -> standing.spot() instanceof Spot.On on
                        ? List.of(new Kind(on.place(), standing.token())).stream()
                        : List.<Kind>of().stream())
                .collect(Collectors.toSet());
    }

    /** Returns one condition for each piece of a kind. */
    private List<PieceCondition> conditions(Kind kind, S state) {
        List<PieceCondition> conditions = game.conditions(state).stream()
                .filter(piece ->
                        piece.place().equals(kind.place()) && piece.token().equals(kind.token()))
                .collect(Collectors.toCollection(ArrayList::new));
        long count = game.show(state).standings().stream()
                .filter(Standing.on(kind.place(), kind.token())::equals)
                .count();
        while (conditions.size() < count) {
            conditions.add(PieceCondition.usual(kind.place(), kind.token()));
        }
        return conditions;
    }
}
