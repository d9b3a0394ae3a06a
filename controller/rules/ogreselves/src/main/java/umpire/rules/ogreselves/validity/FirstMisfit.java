package umpire.rules.ogreselves.validity;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Keeps the first thing about a phase that cannot be; nothing is asked after it. */
final class FirstMisfit {
    private Optional<String> first = Optional.empty();

    /** What must hold, and what to say where it does not. */
    FirstMisfit needs(BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(otherwise.get());
        }
        return this;
    }

    FirstMisfit needs(BooleanSupplier holds, String otherwise) {
        return needs(holds, () -> otherwise);
    }

    /** Goes on with what is looked at elsewhere. */
    FirstMisfit then(Supplier<Optional<String>> further) {
        if (first.isEmpty()) {
            first = further.get();
        }
        return this;
    }

    Optional<String> found() {
        return first;
    }
}
