package umpire.rules.kernel;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Which actions each phase allows, and by which rule it refuses the others: a row for each phase, a cell for each action. That no phase is
 * forgotten, and in a row without a rule for the rest no action, is asked when the table is put together.
 *
 * <pre>
 * table.when(Phase.ThrowingDice.class, row -&gt; row.allows(Action.ThrowDice.class).otherwise(SheetRule.DICE_FIRST))
 * </pre>
 *
 * @param <S> the game's state
 * @param <P> what is awaited: a sealed interface of records
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

    /** Returns the rule by which an action must wait or comes too late; nothing where its phase allows it. */
    public Optional<R> closed(S state, P phase, A action) {
        Row<S, ?, A, R> row = rows.get(phase.getClass());
        if (row == null) {
            throw new IllegalArgumentException(phase + " has no row");
        }
        return row.closed(state, phase, action);
    }

    /**
     * Says whether a phase allows an action.
     *
     * @param <S> the game's state
     * @param <X> the phase
     * @param <Y> the action
     */
    @FunctionalInterface
    public interface Condition<S, X, Y> {
        /** Returns whether it does. */
        boolean holds(S state, X phase, Y action);
    }

    private interface Cell<S, R> {
        Optional<R> closed(S state, Object phase, Object action);
    }

    /**
     * A table under construction.
     *
     * @param <S> the game's state
     * @param <P> what is awaited
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

        /** Returns the table, in which every phase has a row, and every row an answer to every action. */
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
     * What a phase allows. What is said last of an action counts.
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

        /** These actions may come. */
        public Row<S, X, A, R> allows(List<Class<? extends A>> actions) {
            actions.forEach(action -> cells.put(action, (state, now, done) -> Optional.empty()));
            return this;
        }

        /** These actions may come. */
        @SafeVarargs
        public final Row<S, X, A, R> allows(Class<? extends A>... actions) {
            for (Class<? extends A> action : actions) {
                allows(List.of(action));
            }
            return this;
        }

        /** An action may come where something holds; where it does not, it is refused as those that are not named. */
        public <Y extends A> Row<S, X, A, R> allowsIf(Class<Y> action, Condition<S, X, Y> condition) {
            cells.put(
                    action,
                    (state, now, done) -> condition.holds(state, phase.cast(now), action.cast(done))
                            ? Optional.empty()
                            : rest(state, now));
            return this;
        }

        /** Whether these actions may come is asked of the state: the rule that refuses them, or nothing. */
        public Row<S, X, A, R> asks(Function<S, Optional<R>> rule, List<Class<? extends A>> actions) {
            actions.forEach(action -> cells.put(action, (state, now, done) -> rule.apply(state)));
            return this;
        }

        /** These actions are refused by a rule of their own. */
        public Row<S, X, A, R> refuses(R rule, List<Class<? extends A>> actions) {
            return asks(state -> Optional.of(rule), actions);
        }

        /** These actions are refused by a rule of their own. */
        @SafeVarargs
        public final Row<S, X, A, R> refuses(R rule, Class<? extends A>... actions) {
            for (Class<? extends A> action : actions) {
                refuses(rule, List.of(action));
            }
            return this;
        }

        /** Each of these actions is refused by the rule beside it. */
        public Row<S, X, A, R> refuses(Map<Class<? extends A>, R> rules) {
            rules.forEach((action, rule) -> cells.put(action, (state, now, done) -> Optional.of(rule)));
            return this;
        }

        /** All actions that are not named are refused by a rule. */
        public Row<S, X, A, R> otherwise(R rule) {
            return otherwiseAsks((state, now) -> rule);
        }

        /** All actions that are not named are refused by a rule that the phase tells. */
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
