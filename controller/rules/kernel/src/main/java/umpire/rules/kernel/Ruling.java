package umpire.rules.kernel;

import java.util.List;

/**
 * What a judge answers.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public sealed interface Ruling<S, A> {
    /**
     * The action follows the rules.
     *
     * @param next the state after it
     * @param events what happened, in order, each with the rule it follows
     */
    record Accepted<S, A>(S next, List<Event> events) implements Ruling<S, A> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * The action breaks a rule; nothing changed.
     *
     * @param rule the first rule broken, in the order the game tries them
     * @param action what was tried
     * @param state the untouched state
     * @param why this case in one sentence, naming the pieces and places
     */
    record Refused<S, A>(Rule rule, A action, S state, String why) implements Ruling<S, A> {}
}
