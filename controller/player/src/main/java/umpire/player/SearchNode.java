package umpire.player;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * What is known of all states that look alike to the seat that thinks. A wide choice is widened with the visits, and so is what chance may
 * bring: else nothing would ever be tried twice.
 *
 * @param <A> the game's actions
 */
final class SearchNode<A> {
    private static final double CURIOSITY = 0.7;
    private static final int LEAST_WIDTH = 8;
    private static final double WIDTH_PER_ROOT = 3;

    private final Map<A, TriedAction> tried = new LinkedHashMap<>();
    private final Map<Object, SearchNode<A>> next = new LinkedHashMap<>();
    private int visits;

    boolean isNew() {
        return visits == 0;
    }

    void visited() {
        visits++;
    }

    /** Notes what came of an action that was chosen, or thrown, here. */
    void cameTo(A action, double value) {
        tried(action).cameTo(value);
    }

    /** Returns the node behind what everybody learns of an action. */
    SearchNode<A> next(Object learnt) {
        return next.computeIfAbsent(learnt, any -> new SearchNode<>());
    }

    /** Returns which of the actions of the drawn world to go on with: one never tried while there is width for it, or the most hopeful. */
    A descend(List<A> legal, IntUnaryOperator chance) {
        List<A> untried =
                legal.stream().filter(action -> !tried.containsKey(action)).toList();
        A chosen = legal.size() - untried.size() < width() && !untried.isEmpty()
                ? untried.get(chance.applyAsInt(untried.size()))
                : mostHopeful(legal);
        legal.stream().map(tried::get).filter(each -> each != null).forEach(TriedAction::offered);
        tried(chosen);
        return chosen;
    }

    private A mostHopeful(List<A> legal) {
        A best = legal.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (A action : legal) {
            TriedAction known = tried.get(action);
            double hope = known == null ? Double.NEGATIVE_INFINITY : known.hope(CURIOSITY);
            if (hope > most) {
                most = hope;
                best = action;
            }
        }
        return best;
    }

    /** Returns what chance brought here before, as likely as it came, once it has brought enough; until then nothing. */
    Optional<A> thrownBefore(IntUnaryOperator chance) {
        if (tried.size() < width()) {
            return Optional.empty();
        }
        int left = chance.applyAsInt(
                tried.values().stream().mapToInt(TriedAction::visits).sum());
        for (Map.Entry<A, TriedAction> each : tried.entrySet()) {
            left -= each.getValue().visits();
            if (left < 0) {
                return Optional.of(each.getKey());
            }
        }
        return Optional.empty();
    }

    /** Returns the action most tried, of those the one of which most came, of those the first; empty before any was tried. */
    Optional<A> best(List<A> legal) {
        List<A> known = new ArrayList<>(legal);
        known.removeIf(action -> tried(action).visits() == 0);
        A best = null;
        for (A action : known) {
            if (best == null || isBetter(tried(action), tried(best))) {
                best = action;
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean isBetter(TriedAction one, TriedAction other) {
        return one.visits() != other.visits() ? one.visits() > other.visits() : one.mean() > other.mean();
    }

    private TriedAction tried(A action) {
        return tried.computeIfAbsent(action, any -> new TriedAction());
    }

    private int width() {
        return (int) Math.max(LEAST_WIDTH, WIDTH_PER_ROOT * Math.sqrt(visits));
    }
}
