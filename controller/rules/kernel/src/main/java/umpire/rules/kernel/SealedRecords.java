package umpire.rules.kernel;

import java.util.stream.Stream;

/** The records of a sealed choice, of which some may be choices themselves. */
public final class SealedRecords {
    private SealedRecords() {}

    /** Returns all of them; a type that is no choice is its own. */
    public static Stream<Class<?>> of(Class<?> type) {
        return type.isSealed() ? Stream.of(type.getPermittedSubclasses()).flatMap(SealedRecords::of) : Stream.of(type);
    }
}
