package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Actions that were legal somewhere, to be tried where they hardly are. */
final class ForeignActions<A> {
    /** More would only cost memory: what is not among these is like them. */
    private static final int MOST = 20_000;

    private final Set<A> known = new HashSet<>();
    private final List<A> inOrder = new ArrayList<>();

    void add(A action) {
        if (inOrder.size() < MOST && known.add(action)) {
            inOrder.add(action);
        }
    }

    boolean isEmpty() {
        return inOrder.isEmpty();
    }

    A any(IntUnaryOperator chance) {
        return inOrder.get(chance.applyAsInt(inOrder.size()));
    }
}
