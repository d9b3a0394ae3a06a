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
 * The actions that were taken back and may be redone.
 *
 * @param rolls the kept rolls by the state they were rolled in. In that state a roll counts again without a new throw
 * @param actions the actions that can be redone, in the order of play; empty once another action was played
 */
public record RedoStack<S, A>(Map<S, A> rolls, List<A> actions) {
    public RedoStack {
        rolls = Map.copyOf(rolls);
        actions = List.copyOf(actions);
    }

    static <S, A> RedoStack<S, A> nothing() {
        return new RedoStack<>(Map.of(), List.of());
    }

    /** Returns the stack after {@code steps} steps were taken back. They can be redone if all of them were actions. */
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

    /**
     * Returns the stack after an action. A roll that it uses is removed. An action that is not the next one to redo
     * clears the list.
     */
    RedoStack<S, A> played(Game<S, A> game, S state, A action) {
        Map<S, A> kept = new HashMap<>(rolls);
        if (game.awaited(state) instanceof Awaited.Roll) {
            rolledIn(game, state).ifPresent(kept::remove);
        }
        boolean again = !actions.isEmpty() && actions.getFirst().equals(action);
        return new RedoStack<>(kept, again ? actions.subList(1, actions.size()) : List.of());
    }

    /**
     * Returns the kept roll of a state that awaits one. Empty for a die that is laid by hand, because it may be laid
     * differently.
     */
    Optional<A> roll(Game<S, A> game, S state) {
        boolean thrown = game.awaited(state) instanceof Awaited.Roll due && !due.laid();
        return rolledIn(game, state)
                .filter(same -> thrown)
                .flatMap(same -> Optional.ofNullable(rolls.get(same)))
                .filter(roll -> game.judge(state, roll) instanceof Verdict.Accepted);
    }

    /** Returns the state of a kept roll that equals this one except for the poses of pieces laid by hand. */
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
