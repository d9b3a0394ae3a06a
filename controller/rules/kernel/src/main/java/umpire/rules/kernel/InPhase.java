package umpire.rules.kernel;

/**
 * An action with its phase. A switch matches both types at once, without a cast.
 *
 * <pre>
 * switch (new InPhase&lt;&gt;(position.phase(), action)) {
 *     case InPhase(Phase.ThrowingDice throwing, Action.ThrowDice thrown) -&gt; ...
 * </pre>
 *
 * @param <P> the phase
 * @param <A> the game's actions
 */
public record InPhase<P, A>(P phase, A action) {
    /**
     * Returns the exception for an action in a phase that does not allow it. The caller did not judge the action first.
     */
    public IllegalArgumentException outOfOrder() {
        return outOfOrder(phase, action);
    }

    /** Returns the same exception for a phase and an action. */
    public static IllegalArgumentException outOfOrder(Object phase, Object action) {
        return new IllegalArgumentException(action + " does not belong to " + phase);
    }
}
