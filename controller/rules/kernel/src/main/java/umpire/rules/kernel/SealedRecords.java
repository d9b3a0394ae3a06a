package umpire.rules.kernel;

import java.util.stream.Stream;

/** The records of a sealed interface, whose members may be sealed interfaces themselves. */
public final class SealedRecords {
    private SealedRecords() {}

    /** Returns all records below a type; for a type that is not sealed, returns the type itself. */
    public static Stream<Class<?>> of(Class<?> type) {
        return type.isSealed() ? Stream.of(type.getPermittedSubclasses()).flatMap(SealedRecords::of) : Stream.of(type);
    }
}
