package umpire.rules.kernel;

import java.util.List;

/** Plays on from a state, for tests that know the action to be legal. */
public final class GamePlay {
    private GamePlay() {}

    /** Returns the state after an action, or fails with why it is refused. */
    public static <S, A> S after(Game<S, A> game, S state, A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new AssertionError(
                        game.write(action) + " in " + game.writePosition(state) + " is refused: " + refused.why());
        };
    }

    /** Returns how many sequences of actions there are. A roll that may come to anything ends one. */
    public static <S, A> long sequences(Game<S, A> game, S state, int depth) {
        List<A> actions = game.actions(state);
        if (depth == 0 || (actions.isEmpty() && game.awaited(state) instanceof Awaited.Roll)) {
            return 1;
        }
        long count = 0;
        for (A action : actions) {
            count += sequences(game, after(game, state, action), depth - 1);
        }
        return count;
    }
}
