package umpire.referee.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/** A state with every legal action and how the table must look after it. Computed once. */
public final class Successors<S, A> {
    private final Game<S, A> game;
    private final S state;
    private final Layout layout;
    private final Awaited awaited;
    private final Memoized<List<A>> actions;
    private final Memoized<Map<A, Verdict.Accepted<S, A>>> accepted;
    private final Memoized<List<Explanation<S, A>>> plain;
    private final Memoized<List<Explanation<S, A>>> byHand;
    private final Memoized<Optional<Explanation<S, A>>> pass;
    private final Memoized<List<Explanation<S, A>>> explanations;

    private Successors(Game<S, A> game, S state, Layout layout) {
        this(game, state, layout, game.awaited(state));
    }

    /**
     * Creates the successors of a state.
     *
     * @param layout how the table must look in that state
     * @param awaited nothing where the players ended a game that its rules would continue: then no action is legal
     */
    Successors(Game<S, A> game, S state, Layout layout, Awaited awaited) {
        this.game = game;
        this.state = state;
        this.layout = layout;
        this.awaited = awaited;
        this.actions = new Memoized<>(this::legal);
        this.accepted = new Memoized<>(this::judged);
        this.plain = new Memoized<>(this::foresee);
        this.byHand = new Memoized<>(this::foreseeByHand);
        this.pass = new Memoized<>(this::waive);
        this.explanations = new Memoized<>(this::withWaiver);
    }

    public Awaited awaited() {
        return awaited;
    }

    /** Returns the legal actions, in the game's order. */
    public List<A> actions() {
        return actions.value();
    }

    /** Returns one explanation for each legal action, in the same order. */
    public List<Explanation<S, A>> plain() {
        return plain.value();
    }

    /**
     * Returns one explanation for each legal action, in the same order. Its layout has only the changes that a hand
     * makes, without their consequences.
     */
    public List<Explanation<S, A>> byHand() {
        return byHand.value();
    }

    /** Returns the legal waiver of the awaited seat, if any. */
    public Optional<A> pass() {
        return pass.value().map(explanation -> explanation.actions().get(0));
    }

    /**
     * Returns every single step that a seat may have made by hand. These are the legal actions, with and without their
     * consequences, and the actions that become legal once the awaited seat waives. Drawing a card is such a step too,
     * by the awaited seat or by the next one. Empty while dice or secret declarations are awaited.
     */
    List<Explanation<S, A>> explanations() {
        return explanations.value();
    }

    private List<A> legal() {
        return awaited instanceof Awaited.Nothing ? List.of() : List.copyOf(game.actions(state));
    }

    private List<Explanation<S, A>> foresee() {
        return accepted.value().entrySet().stream()
                .map(entry -> explanation(entry.getKey(), entry.getValue()))
                .toList();
    }

    private List<Explanation<S, A>> foreseeByHand() {
        return plain().stream()
                .map(explanation -> game.intermediatePlacement(
                                state, explanation.actions().get(0))
                        .filter(picture -> !picture.equals(game.show(explanation.end())))
                        .map(picture ->
                                new Explanation<>(0, explanation.actions(), explanation.end(), layout.next(picture)))
                        .orElse(explanation))
                .toList();
    }

    /**
     * Returns up to two explanations for each action: with all its consequences, and without them. An action that no
     * hand makes is not recognised by its consequences alone.
     */
    private List<Explanation<S, A>> looks() {
        List<Explanation<S, A>> looks = new ArrayList<>();
        for (int i = 0; i < plain().size(); i++) {
            Explanation<S, A> whole = plain().get(i);
            Explanation<S, A> half = byHand().get(i);
            if (half.equals(whole) || new LayoutChange(layout, half.layout()).isAny()) {
                looks.add(whole);
            }
            if (!half.equals(whole)) {
                looks.add(half);
            }
        }
        return looks;
    }

    private Map<A, Verdict.Accepted<S, A>> judged() {
        Map<A, Verdict.Accepted<S, A>> good = new LinkedHashMap<>();
        for (A action : actions()) {
            if (game.judge(state, action) instanceof Verdict.Accepted<S, A> verdict) {
                good.put(action, verdict);
            }
        }
        return good;
    }

    /** Returns the events of a legal action. */
    public List<Event> events(A action) {
        Verdict.Accepted<S, A> verdict = accepted.value().get(action);
        return verdict == null ? List.of() : verdict.events();
    }

    /** Returns the state after a legal action. */
    public Optional<S> after(A action) {
        return Optional.ofNullable(accepted.value().get(action)).map(Verdict.Accepted::next);
    }

    private Optional<Explanation<S, A>> waive() {
        return awaited instanceof Awaited.Nothing
                ? Optional.empty()
                : game.pass(state).flatMap(this::foreseen);
    }

    private Optional<Explanation<S, A>> foreseen(A action) {
        return game.judge(state, action) instanceof Verdict.Accepted<S, A> verdict
                ? Optional.of(explanation(action, verdict))
                : Optional.empty();
    }

    private Explanation<S, A> explanation(A action, Verdict.Accepted<S, A> verdict) {
        return new Explanation<>(0, List.of(action), verdict.next(), layout.next(game.show(verdict.next())));
    }

    private List<Explanation<S, A>> withWaiver() {
        if (drawn(awaited)) {
            return plain();
        }
        if (!(awaited instanceof Awaited.Choice)) {
            return List.of();
        }
        List<Explanation<S, A>> all = new ArrayList<>(looks());
        pass.value().map(waived -> onward(waived, at(waived))).ifPresent(all::addAll);
        return List.copyOf(all);
    }

    private List<Explanation<S, A>> onward(Explanation<S, A> first, Successors<S, A> then) {
        boolean byHand = then.awaited instanceof Awaited.Choice || drawn(then.awaited);
        return byHand ? then.looks().stream().map(first::then).toList() : List.of();
    }

    private static boolean drawn(Awaited awaited) {
        return awaited instanceof Awaited.Roll roll && roll.cards();
    }

    /** Returns the explanation that nothing happened. */
    Explanation<S, A> standstill() {
        return new Explanation<>(0, List.of(), state, layout);
    }

    /** Returns the successors of the state in which an explanation ends. */
    Successors<S, A> at(Explanation<S, A> explanation) {
        return new Successors<>(game, explanation.end(), explanation.layout());
    }
}
