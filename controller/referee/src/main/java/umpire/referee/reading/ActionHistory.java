package umpire.referee.reading;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Standing;

/**
 * The steps from the start to the present state, as an immutable list. Each history shares its earlier steps with the
 * history before it. Playing an action and taking it back cost the same however long the game is.
 */
public final class ActionHistory<S, A> {
    private final Game<S, A> game;
    private final BoardIndex index;
    private final S state;
    private final Layout layout;
    private final Optional<ActionHistory<S, A>> before;
    private final Optional<A> action;
    private final Optional<Outcome> agreed;
    private final Set<Place> unmeasured;
    private final int length;
    private final int told;

    private ActionHistory(Game<S, A> game, BoardIndex index, S state) {
        this.game = game;
        this.index = index;
        this.state = state;
        this.layout = Layout.of(index, game.show(state));
        this.before = Optional.empty();
        this.action = Optional.empty();
        this.agreed = Optional.empty();
        this.unmeasured = Set.copyOf(LyingLayout.names(layout.lying().standings()));
        this.length = 0;
        this.told = 0;
    }

    private ActionHistory(
            ActionHistory<S, A> before, S state, Layout layout, Optional<A> action, Optional<Outcome> agreed) {
        boolean secret = action.filter(before::redeclares).isPresent();
        this.game = before.game;
        this.index = before.index;
        this.state = state;
        this.layout = layout;
        this.before = Optional.of(before);
        this.action = action;
        this.agreed = agreed;
        this.unmeasured = before.unmeasuredBeside(layout);
        this.length = before.length + 1;
        this.told = secret ? before.told : before.told + 1;
    }

    private ActionHistory(ActionHistory<S, A> same, S state, Set<Place> measured) {
        this.game = same.game;
        this.index = same.index;
        this.state = state;
        this.layout = same.layout.next(same.game.show(state));
        this.before = same.before;
        this.action = same.action;
        this.agreed = same.agreed;
        this.unmeasured = new HashSet<>(same.unmeasured);
        this.unmeasured.removeAll(measured);
        this.length = same.length;
        this.told = same.told;
    }

    /** Returns whether this state awaits a throw of dice that are pieces and may come to rest anywhere. */
    boolean awaitsThrow() {
        return !index.loose(awaited()).isEmpty();
    }

    /**
     * Returns the places beside the board's places whose poses are only expected. A throw measures every die. Any other
     * step lays pieces at the expected pose, not at a measured one.
     */
    private Set<Place> unmeasuredBeside(Layout next) {
        if (awaitsThrow()) {
            return Set.of();
        }
        Set<Place> names = new HashSet<>(unmeasured);
        names.addAll(LyingLayout.names(next.lying().without(layout.lying())));
        return names;
    }

    /** Returns a history of length 0. */
    public static <S, A> ActionHistory<S, A> start(Game<S, A> game, BoardIndex index, S state) {
        return new ActionHistory<>(game, index, state);
    }

    /** Adds an accepted action. */
    public ActionHistory<S, A> played(A taken, S next) {
        return new ActionHistory<>(this, next, layout.next(game.show(next)), Optional.of(taken), Optional.empty());
    }

    /** Adds a step without an action: the players let a position stand that no rule led to. */
    public ActionHistory<S, A> stands(S next) {
        return new ActionHistory<>(this, next, layout.next(game.show(next)), Optional.empty(), Optional.empty());
    }

    /** Replaces expected poses by measured ones. This adds no step. */
    public ActionHistory<S, A> measured(S next, Set<Place> names) {
        return new ActionHistory<>(this, next, names);
    }

    /**
     * Returns the standings that lie where they are expected and were not measured yet. Each has the pose at which the
     * scene shows it.
     */
    public List<Standing> measurable(KnownPlaces known) {
        return unmeasured.isEmpty()
                ? List.of()
                : layout.lying().found(known).stream()
                        .filter(standing -> unmeasured.contains(standing.spot().place()))
                        .toList();
    }

    /** Ends the game with an outcome that the players agreed on. The pieces stay as they stand. */
    public ActionHistory<S, A> ended(Outcome outcome) {
        return new ActionHistory<>(this, state, layout, Optional.empty(), Optional.of(outcome));
    }

    public S state() {
        return state;
    }

    /** Returns how the table must look in this state. */
    public Layout layout() {
        return layout;
    }

    /** Returns the layout that a scene is compared with. Dice that are being thrown may lie anywhere. */
    public Layout judged() {
        return layout.letting(index.loose(awaited()));
    }

    /**
     * Returns the input that this state awaits: nothing once the players ended the game, even if the rules would go on.
     */
    public Awaited awaited() {
        return agreed.<Awaited>map(Awaited.Nothing::new).orElseGet(() -> game.awaited(state));
    }

    /** Returns whether the players ended the game here, not its rules. */
    public boolean endedByPlayers() {
        return agreed.isPresent();
    }

    /**
     * Computes the successors of this state. Callers that need them again keep them: a history that cached them would
     * hold the successors of all its states.
     */
    public Successors<S, A> successors() {
        return new Successors<>(game, state, layout, awaited());
    }

    /** Returns the state before this one; empty at the start. */
    public Optional<ActionHistory<S, A>> before() {
        return before;
    }

    /**
     * Returns the action that led here. Empty at the start, where a position was let stand, and where the players ended
     * the game.
     */
    public Optional<A> action() {
        return action;
    }

    /** Returns the state the game started from. */
    public S start() {
        return back(length).state;
    }

    /** Returns how many steps lie between the start and this state. */
    public int length() {
        return length;
    }

    /** Returns how many steps are public. When a seat repeats its secret declaration, the repetition is not public. */
    public int told() {
        return told;
    }

    /**
     * Returns the number of steps to take back so that {@code toldSteps} public ones are undone. It includes the
     * repeated declarations among them.
     */
    public int stepsOf(int toldSteps) {
        ActionHistory<S, A> at = this;
        while (at.told > told - toldSteps) {
            at = at.before.orElseThrow();
        }
        return length - at.length;
    }

    /**
     * Returns the least number of steps, not below {@code steps}, that takes every affected reveal back as a whole. All
     * its seats declare again, because each has seen the declarations of the others.
     */
    public int stepsWithWholeReveals(int steps) {
        int whole = steps;
        boolean reveals = false;
        ActionHistory<S, A> at = this;
        for (int i = 0; i < steps; i++) {
            reveals = reveals || at.reveals();
            at = at.before.orElseThrow();
        }
        while (reveals && at.declared() && !at.reveals()) {
            at = at.before.orElseThrow();
            whole++;
        }
        return whole;
    }

    /**
     * Returns whether the last action was the last missing secret declaration. From then on all declarations are
     * public.
     */
    boolean reveals() {
        return declared() && before.orElseThrow().awaited() instanceof Awaited.Declarations open && closes(open);
    }

    private boolean closes(Awaited.Declarations open) {
        Seat seat = game.seatOf(before.orElseThrow().state, action.orElseThrow());
        return open.missing().equals(List.of(seat));
    }

    /** Returns whether a secret declaration led here. */
    private boolean declared() {
        return action.isPresent()
                && before.filter(earlier -> earlier.awaited() instanceof Awaited.Declarations)
                        .isPresent();
    }

    /** Returns whether an action in this state changes an earlier declaration of its seat. */
    public boolean redeclares(A taken) {
        return awaited() instanceof Awaited.Declarations open && !open.missing().contains(game.seatOf(state, taken));
    }

    /**
     * Returns the history as it was {@code steps} steps ago.
     *
     * @throws IllegalArgumentException when the history is shorter
     */
    public ActionHistory<S, A> back(int steps) {
        if (steps < 0 || steps > length) {
            throw new IllegalArgumentException("cannot take back " + steps + " of " + length);
        }
        ActionHistory<S, A> at = this;
        for (int i = 0; i < steps; i++) {
            at = at.before.orElseThrow();
        }
        return at;
    }
}
