package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Keeps the first fault of a position. Later conditions are not evaluated. Belongs to one thread. */
public final class FirstMisfit {
    private Optional<String> first = Optional.empty();

    public FirstMisfit() {}

    /** Returns why a condition fails; empty where it holds. */
    public static Optional<String> unless(boolean fits, String why) {
        return fits ? Optional.empty() : Optional.of(why);
    }

    /** Adds a condition that must hold, and the sentence for a fault. */
    public FirstMisfit needs(BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(otherwise.get());
        }
        return this;
    }

    /** Adds a condition that must hold, and the sentence for a fault. */
    public FirstMisfit needs(BooleanSupplier holds, String otherwise) {
        return needs(holds, () -> otherwise);
    }

    /** Continues with conditions that are tested elsewhere. */
    public FirstMisfit then(Supplier<Optional<String>> further) {
        if (first.isEmpty()) {
            first = further.get();
        }
        return this;
    }

    /** Returns the first fault; empty if there is none. */
    public Optional<String> found() {
        return first;
    }
}
