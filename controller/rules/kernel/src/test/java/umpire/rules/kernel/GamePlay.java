package umpire.rules.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plays actions that are known to be legal. */
public final class GamePlay {
    private GamePlay() {}

    /** Returns the state after an action, or fails with its refusal. */
    public static <S, A> S after(Game<S, A> game, S state, A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new AssertionError(
                        game.write(action) + " in " + game.writePosition(state) + " is refused: " + refused.why());
        };
    }

    /**
     * Returns the number of sequences of actions (perft). A roll with too many outcomes ends a sequence. Sequences that
     * meet in a state are counted once from there.
     */
    public static <S, A> long sequences(Game<S, A> game, S state, int depth) {
        return sequences(game, state, depth, new HashMap<>());
    }

    private record Rest<S>(S state, int depth) {}

    private static <S, A> long sequences(Game<S, A> game, S state, int depth, Map<Rest<S>, Long> counted) {
        Rest<S> rest = new Rest<>(state, depth);
        Long known = counted.get(rest);
        if (known != null) {
            return known;
        }
        List<A> actions = game.actions(state);
        long count = 0;
        if (depth == 0 || (actions.isEmpty() && game.awaited(state) instanceof Awaited.Roll)) {
            count = 1;
        } else {
            for (A action : actions) {
                count += sequences(game, after(game, state, action), depth - 1, counted);
            }
        }
        counted.put(rest, count);
        return count;
    }
}
