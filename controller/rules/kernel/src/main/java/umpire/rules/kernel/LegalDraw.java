package umpire.rules.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/** Draws from what is conceivable until it is legal: each legal action is as likely as any other, and fewer are judged than for a list of them. */
public final class LegalDraw {
    private LegalDraw() {}

    /**
     * Returns a legal action; nothing where none is.
     *
     * @param conceivable no action twice
     * @param chance returns a number from 0 to below another, each as likely as any other
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
