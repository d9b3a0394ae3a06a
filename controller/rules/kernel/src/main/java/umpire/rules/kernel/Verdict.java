package umpire.rules.kernel;

import java.util.List;
import java.util.function.Supplier;

/**
 * What a judge answers.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public sealed interface Verdict<S, A> {
    /**
     * The action follows the rules.
     *
     * @param next the state after it
     * @param telling tells what happened; whoever only plays on need not wait for the sentences
     */
    record Accepted<S, A>(S next, Supplier<List<Event>> telling) implements Verdict<S, A> {
        /** An accepted action of which all is told already. */
        public Accepted(S next, List<Event> events) {
            this(next, constant(List.copyOf(events)));
        }

        private static Supplier<List<Event>> constant(List<Event> events) {
            return () -> events;
        }

        /** Returns what happened, in order, each with the rule it follows. */
        public List<Event> events() {
            return telling.get();
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
    record Refused<S, A>(Rule rule, A action, S state, String why) implements Verdict<S, A> {
        /** Returns the sentence with the section of its rule. */
        public String quoted() {
            return why + " (" + rule.cited() + ")";
        }
    }
}
