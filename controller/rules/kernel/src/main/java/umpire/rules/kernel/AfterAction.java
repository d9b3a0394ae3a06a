package umpire.rules.kernel;

/** The state after an action that was listed as legal. */
public final class AfterAction {
    private AfterAction() {}

    /**
     * Returns the state. Throws {@link IllegalStateException} for an action that is listed but refused, which is a bug
     * of the game.
     */
    public static <S, A> S of(Game<S, A> game, S state, A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new IllegalStateException("'" + game.write(action) + "' is listed but refused: " + refused.why());
        };
    }
}
