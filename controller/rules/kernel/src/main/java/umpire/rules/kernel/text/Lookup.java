package umpire.rules.kernel.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Values by name.
 *
 * @param <K> the names: words, letters, places
 * @param <T> usually the constants of an enum
 */
public final class Lookup<K, T> {
    private final Map<K, T> byName = new HashMap<>();

    private Lookup() {}

    /** Indexes values by their names, which must be unique. */
    public static <K, T> Lookup<K, T> of(T[] all, Function<T, K> name) {
        Lookup<K, T> lookup = new Lookup<>();
        for (T value : all) {
            if (lookup.byName.put(name.apply(value), value) != null) {
                throw new IllegalArgumentException("two values have the name " + name.apply(value));
            }
        }
        return lookup;
    }

    /** Returns the value with a name; empty if there is none. */
    public Optional<T> find(K name) {
        return Optional.ofNullable(byName.get(name));
    }
}
