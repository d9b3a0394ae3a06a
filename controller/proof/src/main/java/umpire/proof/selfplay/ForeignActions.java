package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Actions that were legal somewhere, to be tried where they hardly are. */
final class ForeignActions<A> {
    /** More would only cost memory: what is not among these is like them. */
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

    /** Returns one of any type, each type as likely as any other. */
    A any(IntUnaryOperator chance) {
        List<List<A>> types = List.copyOf(byType.values());
        List<A> alike = types.get(chance.applyAsInt(types.size()));
        return alike.get(chance.applyAsInt(alike.size()));
    }

    /** Returns one of the same type as another, which is refused for more particular reasons than one of any type. */
    Optional<A> like(A other, IntUnaryOperator chance) {
        return Optional.ofNullable(byType.get(other.getClass()))
                .map(alike -> alike.get(chance.applyAsInt(alike.size())));
    }
}
