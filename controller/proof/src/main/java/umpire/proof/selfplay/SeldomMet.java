package umpire.proof.selfplay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;

/** Positions that random play rarely reaches from the opening, and that lead to rules not tested otherwise. */
final class SeldomMet {
    private static final Map<String, List<String>> POSITIONS = Map.of(
            "ogre-chess",
            List.of(
                    "1g5c/I(2)I4I1/8/8/8/8/8/C7 w",
                    "7c/8/8/4P3/8/8/8/7C w phase=retreat(e5;2)",
                    "3o(1,1,0)3c/8/3P4/8/8/8/8/7C w",
                    "8/8/3m2c1/8/3P4/8/8/C7 w",
                    "7c/8/3h4/3h4/3P4/8/8/MM5C w",
                    "7c/8/3o4/3i4/3O4/8/8/7C w"),
            "ogres-and-elves",
            List.of("red moving - open | home:R home:- | - - - - - - - - - - - - - - - - | - 8 5 se sw"
                    + " | - GREA - G | - - - -"));

    private SeldomMet() {}

    /** Returns the starting position for a seed; empty for the opening, or when the game has no such position. */
    static <S> Optional<S> of(Game<S, ?> game, long seed) {
        List<S> states = POSITIONS.getOrDefault(game.id().name(), List.of()).stream()
                .map(game::readPosition)
                .filter(read -> read instanceof Parsed.Good)
                .map(Parsed::orThrow)
                .toList();
        return states.isEmpty() ? Optional.empty() : Optional.of(states.get(Math.floorMod(seed, states.size())));
    }
}
