package umpire.rules.kernel;

import java.util.List;
import java.util.function.Supplier;

/**
 * The judge's answer to an action.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public sealed interface Verdict<S, A> {
    /**
     * The action follows the rules.
     *
     * @param next the state after it
     * @param telling composes the events on demand, so that a search does not pay for the sentences
     */
    record Accepted<S, A>(S next, Supplier<List<Event>> telling) implements Verdict<S, A> {
        /** An accepted action with its events. */
        public Accepted(S next, List<Event> events) {
            this(next, constant(List.copyOf(events)));
        }

        private static Supplier<List<Event>> constant(List<Event> events) {
            return () -> events;
        }

        /** Returns the events in order, each with the rule it follows from. */
        public List<Event> events() {
            return telling.get();
        }
    }

    /**
     * The action breaks a rule; nothing changed.
     *
     * @param rule the first rule broken, in the order the game tests them
     * @param action the refused action
     * @param state the unchanged state
     * @param why the reason in one sentence, naming the pieces and places
     */
    record Refused<S, A>(Rule rule, A action, S state, String why) implements Verdict<S, A> {
        /** Returns the sentence with the section of its rule. */
        public String quoted() {
            return why + " (" + rule.cited() + ")";
        }
    }
}
