package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Draws candidates at random until one is legal (rejection sampling). Each legal action is equally likely. This judges
 * fewer candidates than a list of all legal actions needs.
 */
public final class LegalDraw {
    private LegalDraw() {}

    /**
     * Returns a random legal action; empty where there is none.
     *
     * @param conceivable the candidates, without duplicates
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    public static <A> Optional<A> of(List<? extends A> conceivable, Predicate<A> legal, IntUnaryOperator chance) {
        List<A> left = new ArrayList<>(conceivable);
        while (!left.isEmpty()) {
            int at = chance.applyAsInt(left.size());
            A drawn = left.get(at);
            if (legal.test(drawn)) {
                return Optional.of(drawn);
            }
            left.set(at, left.getLast());
            left.removeLast();
        }
        return Optional.empty();
    }
}
