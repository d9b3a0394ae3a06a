package umpire.rules.kernel.move;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.PieceCondition;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.text.Sentence;

/**
 * One kind of action: the phase it comes in, how it is written, which there are, which rules it may break, what it does, what it is called
 * and how hands show it.
 *
 * @param <S> the game's state
 * @param <P> the phase in which it comes
 * @param <X> the action
 */
public abstract class Move<S, P, X> {
    private final Class<P> phase;
    private final Sentence<X> sentence;
    private final String example;

    /**
     * Begins a kind of action.
     *
     * @param example one of them as it is written, for whoever wrote none
     */
    protected Move(Class<P> phase, Sentence<X> sentence, String example) {
        this.phase = phase;
        this.sentence = sentence;
        this.example = example;
    }

    protected final Class<P> phase() {
        return phase;
    }

    final Sentence<X> sentence() {
        return sentence;
    }

    final String example() {
        return example;
    }

    /** Returns why it must wait, or comes too late; never nothing in a phase that is not its own. */
    protected abstract Optional<Breach> untimely(S state, X action);

    /** Returns the first rule that it breaks in its phase, if any. */
    protected abstract Optional<Breach> breach(S state, P phase, X action);

    /** Returns every one that is legal, in a pinned order. */
    protected abstract List<X> legal(S state, P phase);

    /** Carries out one that breaks no rule, and tells what happens. */
    protected abstract S after(S state, P phase, X action, EventSink events);

    /** Returns it in words, as a label of a button. */
    protected abstract String describe(S state, X action);

    /** Returns what kind of thing a legal one is. */
    protected abstract ActionKind kind(S state, X action);

    /** Returns what a legal one would come to, as its target is labelled, where that is not plain from the board. */
    protected Optional<String> prospect(S state, X action, S next) {
        return Optional.empty();
    }

    /** Returns what somebody meant who wrote it. */
    protected X meant(S state, X written) {
        return written;
    }

    /** Returns the places that are touched one after the other to show one that leaves no picture. */
    protected List<Place> touches(S state, X action) {
        return List.of();
    }

    /** Returns which of several tokens on a touched place is meant. */
    protected Map<Place, Token> touched(S state, X action) {
        return Map.of();
    }

    /** Returns which of several that look alike on a touched place is meant. */
    protected Map<Place, PieceCondition> touchedAs(S state, X action) {
        return Map.of();
    }

    /** Returns whether the same hands going back take it back. */
    protected boolean takesBack(S state, X action) {
        return false;
    }

    /** Leaves out those that break a rule. */
    protected final List<X> unbroken(S state, P phase, List<X> candidates) {
        return candidates.stream()
                .filter(action -> breach(state, phase, action).isEmpty())
                .toList();
    }
}
