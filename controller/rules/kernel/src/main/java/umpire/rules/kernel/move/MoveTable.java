package umpire.rules.kernel.move;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.SealedRecords;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/**
 * The moves of a game. Building the table fails if a type of action has no move.
 *
 * @param <S> the game's state
 * @param <A> its actions: a sealed interface of records
 */
public final class MoveTable<S, A> {
    private final Function<S, ?> phaseOf;
    private final Map<Class<?>, Move<S, ?, ? extends A>> moves = new LinkedHashMap<>();
    private final Optional<Sentences<A>> sentences;
    private final String examples;

    /**
     * Creates a table.
     *
     * @param phaseOf the phase of a state
     * @param moves in the order in which their actions are listed
     */
    public MoveTable(Class<A> actions, Function<S, ?> phaseOf, List<Move<S, ?, ? extends A>> moves) {
        this.phaseOf = phaseOf;
        moves.forEach(move -> {
            if (this.moves.put(move.type(), move) != null) {
                throw new IllegalArgumentException(move.type() + " has two moves");
            }
        });
        SealedRecords.of(actions)
                .filter(type -> !this.moves.containsKey(type))
                .findFirst()
                .ifPresent(missing -> {
                    throw new IllegalArgumentException(missing + " has no move");
                });
        List<Sentence<? extends A>> each = moves.stream()
                .<Sentence<? extends A>>flatMap(move -> move.sentence().stream())
                .toList();
        this.sentences = each.isEmpty() ? Optional.empty() : Optional.of(Sentences.of(actions, each));
        this.examples = moves.stream()
                .map(Move::example)
                .filter(example -> !example.isEmpty())
                .collect(Collectors.joining(", "));
    }

    /** Returns the move of an action. It is stored by the type of its actions, so the cast is safe. */
    @SuppressWarnings("unchecked")
    Move<S, Object, A> of(A action) {
        Move<S, ?, ? extends A> move = moves.get(action.getClass());
        if (move == null) {
            throw new IllegalArgumentException(action.getClass() + " is no kind of action of this game");
        }
        return (Move<S, Object, A>) move;
    }

    /** Returns every legal action in a fixed order. */
    public List<A> legal(S state) {
        List<A> all = new ArrayList<>();
        Object phase = phaseOf.apply(state);
        moves.values().forEach(move -> list(move, state, phase, all));
        return List.copyOf(all);
    }

    private static <S, P, A> void list(Move<S, P, ? extends A> move, S state, Object phase, List<A> into) {
        if (move.phase().isInstance(phase)) {
            into.addAll(move.legal(state, move.phase().cast(phase)));
        }
    }

    /** Returns the first rule that an action breaks; empty if it is legal. */
    public Optional<Breach> breach(S state, A action) {
        Move<S, Object, A> move = of(action);
        Optional<Breach> barred = move.barred(state, action);
        if (barred.isPresent()) {
            return barred;
        }
        Object phase = phaseOf.apply(state);
        return move.phase().isInstance(phase) && move.timely(state, action)
                ? move.breach(state, phase, action)
                : Optional.of(move.untimely(state, action));
    }

    /** Carries out a legal action and reports its events. */
    public S after(S state, A action, EventSink events) {
        Move<S, Object, A> move = of(action);
        return move.after(state, inPhase(move, state, action), action, events);
    }

    private Object inPhase(Move<S, Object, A> move, S state, A action) {
        Object phase = phaseOf.apply(state);
        if (!move.phase().isInstance(phase)) {
            throw new IllegalArgumentException(action + " does not belong to " + phase);
        }
        return phase;
    }

    private Sentences<A> notation() {
        return sentences.orElseThrow(() -> new IllegalStateException("the game reads and writes its actions itself"));
    }

    String write(A action) {
        return notation().write(action);
    }

    Parsed<A> read(S state, String text) {
        return notation().parse(text, examples).map(action -> of(action).meant(state, action));
    }
}
