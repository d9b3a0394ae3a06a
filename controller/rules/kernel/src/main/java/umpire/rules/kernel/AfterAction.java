package umpire.rules.kernel;

/** The state after an action that was listed as legal. */
public final class AfterAction {
    private AfterAction() {}

    /** Returns it; an action that is listed but refused is a bug of the game, and an {@link IllegalStateException}. */
    public static <S, A> S of(Game<S, A> game, S state, A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new IllegalStateException("'" + game.write(action) + "' is listed but refused: " + refused.why());
        };
    }
}
