package umpire.rules.kernel;

/**
 * An action and the phase it comes in: what is to be done is chosen by both types at once, so that neither need be cast.
 *
 * <pre>
 * switch (new InPhase&lt;&gt;(position.phase(), action)) {
 *     case InPhase(Phase.ThrowingDice throwing, Action.ThrowDice thrown) -&gt; ...
 * </pre>
 *
 * @param <P> what is awaited
 * @param <A> the game's actions
 */
public record InPhase<P, A>(P phase, A action) {
    /** Returns what is thrown where an action comes in a phase that does not allow it: the caller did not have the action judged first. */
    public IllegalArgumentException outOfOrder() {
        return outOfOrder(phase, action);
    }

    /** Returns the same of a phase and an action that are not put together. */
    public static IllegalArgumentException outOfOrder(Object phase, Object action) {
        return new IllegalArgumentException(action + " does not belong to " + phase);
    }
}
