package umpire.referee.session.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.referee.reading.ActionHistory;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Verdict;

/**
 * What was taken back and may come again.
 *
 * @param rolls by the state they were rolled in: there they stand again, and nobody rolls anew
 * @param actions what can be done again, in the order in which it was played; empty once anything else was played
 */
public record RedoStack<S, A>(Map<S, A> rolls, List<A> actions) {
    public RedoStack {
        rolls = Map.copyOf(rolls);
        actions = List.copyOf(actions);
    }

    static <S, A> RedoStack<S, A> nothing() {
        return new RedoStack<>(Map.of(), List.of());
    }

    /** Takes so many steps back, which can be done again if all of them were actions. */
    RedoStack<S, A> with(ActionHistory<S, A> present, int steps) {
        Map<S, A> kept = new HashMap<>(rolls);
        List<A> again = new ArrayList<>(actions);
        ActionHistory<S, A> at = present;
        for (int i = 0; i < steps; i++) {
            ActionHistory<S, A> earlier = at.before().orElseThrow();
            if (at.action().isPresent()) {
                again.add(0, at.action().orElseThrow());
            } else {
                again.clear();
            }
            if (earlier.awaited() instanceof Awaited.Roll) {
                at.action().ifPresent(roll -> kept.put(earlier.state(), roll));
            }
            at = earlier;
        }
        return new RedoStack<>(kept, again);
    }

    /** Goes on with an action: the roll that it takes is no longer kept, and what it does not repeat is not done again. */
    RedoStack<S, A> played(Game<S, A> game, S state, A action) {
        Map<S, A> kept = new HashMap<>(rolls);
        if (game.awaited(state) instanceof Awaited.Roll) {
            rolledIn(game, state).ifPresent(kept::remove);
        }
        boolean again = !actions.isEmpty() && actions.getFirst().equals(action);
        return new RedoStack<>(kept, again ? actions.subList(1, actions.size()) : List.of());
    }

    /** Returns the roll that stands again in a state that awaits one. What is laid by hand may be laid otherwise. */
    Optional<A> roll(Game<S, A> game, S state) {
        boolean thrown = game.awaited(state) instanceof Awaited.Roll due && !due.laid();
        return rolledIn(game, state)
                .filter(same -> thrown)
                .flatMap(same -> Optional.ofNullable(rolls.get(same)))
                .filter(roll -> game.judge(state, roll) instanceof Verdict.Accepted);
    }

    /** Returns the state of a kept roll that is this one, but for where hands have laid things meanwhile. */
    private Optional<S> rolledIn(Game<S, A> game, S state) {
        if (rolls.containsKey(state)) {
            return Optional.of(state);
        }
        List<Standing> lying = game.show(state).standings().stream()
                .filter(standing -> standing.spot() instanceof Spot.Lying)
                .toList();
        return lying.isEmpty()
                ? Optional.empty()
                : rolls.keySet().stream()
                        .filter(kept -> game.measured(kept, lying).equals(state))
                        .findFirst();
    }
}
