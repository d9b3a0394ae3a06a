package umpire.player;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A node of the search tree: all states that look alike to the thinking seat. Progressive widening limits the number of actions and of
 * rolls by the number of visits, because otherwise no action would be tried twice.
 *
 * @param <A> the game's actions
 */
final class SearchNode<A> {
    private static final double CURIOSITY = 0.25;
    private static final int NONE = -1;
    private static final int LEAST_WIDTH = 6;
    private static final double WIDTH_PER_ROOT = 3;

    /** The number of actions that may be evaluated for each visit, so that the evaluation takes no longer than the play-outs. */
    private static final int LOOKS_PER_VISIT = 16;

    private final Map<A, TriedAction> known = new LinkedHashMap<>();
    private final Map<Object, SearchNode<A>> next = new LinkedHashMap<>();
    private int visits;
    private int tried;
    private boolean guessed;

    boolean isNew() {
        return visits == 0;
    }

    void visited() {
        visits++;
    }

    /** Adds the result of an action or a roll. */
    void cameTo(A action, double value) {
        TriedAction now = known(action);
        tried += now.visits() == 0 ? 1 : 0;
        now.cameTo(value);
    }

    /** Returns the child node for what all seats learn of an action. */
    SearchNode<A> next(Object learnt) {
        return next.computeIfAbsent(learnt, any -> new SearchNode<>());
    }

    /**
     * Returns whether its actions should be evaluated now: they are not yet, and it has enough visits to make that worthwhile.
     *
     * @param actions how many there are
     */
    boolean wantsGuesses(int actions) {
        return !guessed && visits * LOOKS_PER_VISIT >= actions;
    }

    /** Stores the estimated values of actions; better ones are tried first. */
    void guess(List<A> legal, List<Double> worth) {
        guessed = true;
        for (int i = 0; i < worth.size(); i++) {
            known(legal.get(i)).guessed(worth.get(i));
        }
    }

    /**
     * Returns the next action to try: an untried one while the width allows it, or the one with the greatest upper confidence bound. Only
     * actions that are legal in the determinized state count.
     */
    A descend(List<A> legal, RewardBounds range, IntUnaryOperator chance) {
        int fresh = NONE;
        int hopeful = NONE;
        double mostGuessed = Double.NEGATIVE_INFINITY;
        double mostHoped = Double.NEGATIVE_INFINITY;
        int old = 0;
        int from = chance.applyAsInt(legal.size());
        for (int i = 0; i < legal.size(); i++) {
            int at = (from + i) % legal.size();
            TriedAction now = known(legal.get(at));
            if (now.visits() == 0) {
                if (now.guess() > mostGuessed) {
                    fresh = at;
                    mostGuessed = now.guess();
                }
                continue;
            }
            old++;
            now.offered();
            double hope = now.hope(range, CURIOSITY);
            if (hope > mostHoped) {
                hopeful = at;
                mostHoped = hope;
            }
        }
        return fresh != NONE && (hopeful == NONE || old < width()) ? begun(legal.get(fresh)) : legal.get(hopeful);
    }

    private A begun(A fresh) {
        known(fresh).offered();
        return fresh;
    }

    /** Returns a random earlier roll, in proportion to its frequency; empty until there are enough of them. */
    Optional<A> thrownBefore(IntUnaryOperator chance) {
        if (tried < width()) {
            return Optional.empty();
        }
        int left = chance.applyAsInt(
                known.values().stream().mapToInt(TriedAction::visits).sum());
        for (Map.Entry<A, TriedAction> each : known.entrySet()) {
            left -= each.getValue().visits();
            if (left < 0) {
                return Optional.of(each.getKey());
            }
        }
        return Optional.empty();
    }

    /** Returns the tried actions, the most tried first. Among equally tried ones the better comes first. */
    List<Ranked<A>> ranked(List<A> legal) {
        return legal.stream()
                .map(action ->
                        new Ranked<>(action, known(action).mean(), known(action).visits()))
                .filter(each -> each.tried() > 0)
                .sorted(Comparator.<Ranked<A>>comparingInt(Ranked::tried)
                        .thenComparingDouble(Ranked::chance)
                        .reversed())
                .toList();
    }

    /** Returns the action with the best estimate; empty when none was evaluated. */
    Optional<A> mostPromising(List<A> legal) {
        return legal.stream()
                .filter(action -> known(action).isGuessed())
                .max(Comparator.comparingDouble(action -> known(action).guess()));
    }

    private TriedAction known(A action) {
        return known.computeIfAbsent(action, any -> new TriedAction());
    }

    private int width() {
        return (int) Math.max(LEAST_WIDTH, WIDTH_PER_ROOT * Math.sqrt(visits));
    }
}
