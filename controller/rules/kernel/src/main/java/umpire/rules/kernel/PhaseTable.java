package umpire.rules.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The actions that each phase allows, and the rules that refuse the others: a row for each phase, a cell for each
 * action. Building the table fails if a phase has no row, or a row without a default rule lacks an action.
 *
 * <pre>
 * table.when(Phase.ThrowingDice.class, row -&gt; row.allows(Action.ThrowDice.class).otherwise(SheetRule.DICE_FIRST))
 * </pre>
 *
 * @param <S> the game's state
 * @param <P> the phases: a sealed interface of records
 * @param <A> the game's actions
 * @param <R> its rules
 */
public final class PhaseTable<S, P, A, R> {
    private final Map<Class<?>, Row<S, ?, A, R>> rows;

    private PhaseTable(Map<Class<?>, Row<S, ?, A, R>> rows) {
        this.rows = Map.copyOf(rows);
    }

    /** Begins a table without rows. */
    public static <S, P, A, R> TableRows<S, P, A, R> of(Class<P> phases, Class<A> actions) {
        return new TableRows<>(phases, actions);
    }

    /** Returns the rule by which an action must wait or comes too late; empty where its phase allows it. */
    public Optional<R> closed(S state, P phase, A action) {
        Row<S, ?, A, R> row = rows.get(phase.getClass());
        if (row == null) {
            throw new IllegalArgumentException(phase + " has no row");
        }
        return row.closed(state, phase, action);
    }

    /**
     * A condition for an action in a phase.
     *
     * @param <S> the game's state
     * @param <X> the phase
     * @param <Y> the action
     */
    @FunctionalInterface
    public interface Condition<S, X, Y> {
        boolean holds(S state, X phase, Y action);
    }

    private interface Cell<S, R> {
        Optional<R> closed(S state, Object phase, Object action);
    }

    /**
     * A builder of the table.
     *
     * @param <S> the game's state
     * @param <P> the phases
     * @param <A> the game's actions
     * @param <R> its rules
     */
    public static final class TableRows<S, P, A, R> {
        private final Class<P> phases;
        private final Class<A> actions;
        private final Map<Class<?>, Row<S, ?, A, R>> rows = new HashMap<>();

        private TableRows(Class<P> phases, Class<A> actions) {
            this.phases = phases;
            this.actions = actions;
        }

        /** Fills the row of a phase. */
        public <X extends P> TableRows<S, P, A, R> when(Class<X> phase, Consumer<Row<S, X, A, R>> filled) {
            Row<S, X, A, R> row = new Row<>(phase);
            filled.accept(row);
            if (rows.put(phase, row) != null) {
                throw new IllegalArgumentException(phase + " has two rows");
            }
            return this;
        }

        /** Builds the table. Every phase must have a row, and every row an answer to every action. */
        public PhaseTable<S, P, A, R> table() {
            rows.values().forEach(row -> row.check(actions));
            SealedRecords.of(phases)
                    .filter(phase -> !rows.containsKey(phase))
                    .findFirst()
                    .ifPresent(missing -> {
                        throw new IllegalArgumentException("nothing says which actions " + missing + " allows");
                    });
            return new PhaseTable<>(rows);
        }
    }

    /**
     * The row of a phase. A later statement about an action replaces an earlier one.
     *
     * @param <S> the game's state
     * @param <X> the phase
     * @param <A> the game's actions
     * @param <R> its rules
     */
    public static final class Row<S, X, A, R> {
        private final Class<X> phase;
        private final Map<Class<?>, Cell<S, R>> cells = new HashMap<>();
        private Optional<BiFunction<S, X, R>> otherwise = Optional.empty();

        private Row(Class<X> phase) {
            this.phase = phase;
        }

        /** Allows these actions. */
        public Row<S, X, A, R> allows(List<Class<? extends A>> actions) {
            actions.forEach(action -> cells.put(action, (state, now, done) -> Optional.empty()));
            return this;
        }

        /** Allows these actions. */
        @SafeVarargs
        public final Row<S, X, A, R> allows(Class<? extends A>... actions) {
            for (Class<? extends A> action : actions) {
                allows(List.of(action));
            }
            return this;
        }

        /** Allows an action under a condition. Where it fails, the action is refused like those that are not named. */
        public <Y extends A> Row<S, X, A, R> allowsIf(Class<Y> action, Condition<S, X, Y> condition) {
            cells.put(
                    action,
                    (state, now, done) -> condition.holds(state, phase.cast(now), action.cast(done))
                            ? Optional.empty()
                            : rest(state, now));
            return this;
        }

        /** Asks the state about these actions: it returns the rule that refuses them, or nothing. */
        public Row<S, X, A, R> asks(Function<S, Optional<R>> rule, List<Class<? extends A>> actions) {
            actions.forEach(action -> cells.put(action, (state, now, done) -> rule.apply(state)));
            return this;
        }

        /** Refuses these actions by a rule of their own. */
        public Row<S, X, A, R> refuses(R rule, List<Class<? extends A>> actions) {
            return asks(state -> Optional.of(rule), actions);
        }

        /** Refuses these actions by a rule of their own. */
        @SafeVarargs
        public final Row<S, X, A, R> refuses(R rule, Class<? extends A>... actions) {
            for (Class<? extends A> action : actions) {
                refuses(rule, List.of(action));
            }
            return this;
        }

        /** Refuses each of these actions by its own rule. */
        public Row<S, X, A, R> refuses(Map<Class<? extends A>, R> rules) {
            rules.forEach((action, rule) -> cells.put(action, (state, now, done) -> Optional.of(rule)));
            return this;
        }

        /** Refuses all other actions by a rule. */
        public Row<S, X, A, R> otherwise(R rule) {
            return otherwiseAsks((state, now) -> rule);
        }

        /** Refuses all other actions by a rule that depends on the phase. */
        public Row<S, X, A, R> otherwiseAsks(BiFunction<S, X, R> rule) {
            otherwise = Optional.of(rule);
            return this;
        }

        private Optional<R> rest(S state, Object now) {
            return otherwise.map(rule -> rule.apply(state, phase.cast(now)));
        }

        private void check(Class<A> actions) {
            SealedRecords.of(actions)
                    .filter(action -> otherwise.isEmpty() && !cells.containsKey(action))
                    .findFirst()
                    .ifPresent(missing -> {
                        throw new IllegalArgumentException(phase + " neither allows nor refuses " + missing);
                    });
        }

        private Optional<R> closed(S state, Object now, A action) {
            Cell<S, R> cell = cells.get(action.getClass());
            return cell == null ? rest(state, now) : cell.closed(state, now, action);
        }
    }
}
