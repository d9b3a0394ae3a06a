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
 * One type of action: its phase, its notation, its legal instances, the rules it may break, its effect, its words and
 * its touches.
 *
 * @param <S> the game's state
 * @param <P> the phase in which actions of this type are played
 * @param <X> the action
 */
public abstract class Move<S, P, X> {
    private final Class<P> phase;
    private final Class<X> type;
    private final Optional<Sentence<X>> sentence;
    private final String example;
    private final ActionKind kind;

    /**
     * Creates a move.
     *
     * @param example the notation of an instance, for error messages
     * @param kind the kind of every instance, unless {@link #kind} is overridden
     */
    protected Move(Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        this.phase = phase;
        this.type = sentence.type();
        this.sentence = Optional.of(sentence);
        this.example = example;
        this.kind = kind;
    }

    /** Creates a move of a game that reads and writes all its actions itself. */
    protected Move(Class<P> phase, Class<X> type, ActionKind kind) {
        this.phase = phase;
        this.type = type;
        this.sentence = Optional.empty();
        this.example = "";
        this.kind = kind;
    }

    protected final Class<P> phase() {
        return phase;
    }

    protected final Class<X> type() {
        return type;
    }

    final Optional<Sentence<X>> sentence() {
        return sentence;
    }

    final String example() {
        return example;
    }

    /** Returns the refusal that takes precedence over the phase, such as that of another seat's pieces; empty by default. */
    protected Optional<Breach> barred(S state, X action) {
        return Optional.empty();
    }

    /** Returns whether the action is due at this point of its phase. The default: always. */
    protected boolean timely(S state, X action) {
        return true;
    }

    /** Returns the refusal of an action that comes too early or too late: it names the action that is due. */
    protected abstract Breach untimely(S state, X action);

    /** Returns the first rule that the action breaks in its phase; empty if it is legal. The default: no rule. */
    protected Optional<Breach> breach(S state, P phase, X action) {
        return Optional.empty();
    }

    /** Returns the legal instances, in a fixed order. */
    protected abstract List<X> legal(S state, P phase);

    /** Carries out a legal instance and reports its events. */
    protected abstract S after(S state, P phase, X action, EventSink events);

    /** Returns the action in words, for a button's label. The default: the words of its kind. */
    protected String describe(S state, X action) {
        return kind(state, action).says();
    }

    /** Returns the kind of a legal instance. */
    protected ActionKind kind(S state, X action) {
        return kind;
    }

    /** Returns the expected result of a legal instance, as the label of its target; empty where the board shows it. */
    protected Optional<String> preview(S state, X action, S next) {
        return Optional.empty();
    }

    /** Returns the state after a hand has made the action and before its consequences; empty if it has none. */
    protected Optional<S> intermediateState(S state, X action) {
        return Optional.empty();
    }

    /** Returns the action that a written action stands for: players may leave parts out. */
    protected X meant(S state, X written) {
        return written;
    }

    /** Returns the places to touch in order, to name an action that the placement does not show. */
    protected List<Place> touches(S state, X action) {
        return List.of();
    }

    /** Returns the token to touch on each touched place that holds several tokens. */
    protected Map<Place, Token> touched(S state, X action) {
        return Map.of();
    }

    /** Returns the condition of the piece to touch on each touched place that holds several like pieces. */
    protected Map<Place, PieceCondition> touchedAs(S state, X action) {
        return Map.of();
    }

    /**
     * Returns whether the action only takes back the last action of the same seat: the same piece returns to where it
     * came from.
     */
    protected boolean takesBack(S state, X action) {
        return false;
    }

    /** Returns the candidates that break no rule. */
    protected final List<X> unbroken(S state, P phase, List<X> candidates) {
        return candidates.stream()
                .filter(action -> breach(state, phase, action).isEmpty())
                .toList();
    }
}
