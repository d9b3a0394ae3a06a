package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Actions that were legal in other positions. They are tried in positions in which most of them are illegal. */
final class ForeignActions<A> {
    /** The limit that saves memory; more actions add no variety. */
    private static final int MOST = 20_000;

    private final Set<A> known = new HashSet<>();
    private final Map<Class<?>, List<A>> byType = new LinkedHashMap<>();

    void add(A action) {
        if (known.size() < MOST && known.add(action)) {
            byType.computeIfAbsent(action.getClass(), type -> new ArrayList<>()).add(action);
        }
    }

    boolean isEmpty() {
        return known.isEmpty();
    }

    /** Returns an action of a random type, with equal probability for each type. */
    A any(IntUnaryOperator chance) {
        List<List<A>> types = List.copyOf(byType.values());
        List<A> alike = types.get(chance.applyAsInt(types.size()));
        return alike.get(chance.applyAsInt(alike.size()));
    }

    /** Returns an action of the same type as another one. The rules refuse it for more specific reasons than an action of another type. */
    Optional<A> like(A other, IntUnaryOperator chance) {
        return Optional.ofNullable(byType.get(other.getClass()))
                .map(alike -> alike.get(chance.applyAsInt(alike.size())));
    }
}
