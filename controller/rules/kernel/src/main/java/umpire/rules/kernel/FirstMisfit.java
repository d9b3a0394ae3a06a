package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Keeps the first thing about a position that cannot be; nothing is asked after it. Belongs to one thread. */
public final class FirstMisfit {
    private Optional<String> first = Optional.empty();

    /** Has asked nothing yet. */
    public FirstMisfit() {}

    /** Returns why one thing does not fit, or nothing where it does. */
    public static Optional<String> unless(boolean fits, String why) {
        return fits ? Optional.empty() : Optional.of(why);
    }

    /** What must hold, and what to say where it does not. */
    public FirstMisfit needs(BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(otherwise.get());
        }
        return this;
    }

    /** What must hold, and what to say where it does not. */
    public FirstMisfit needs(BooleanSupplier holds, String otherwise) {
        return needs(holds, () -> otherwise);
    }

    /** Goes on with what is asked elsewhere. */
    public FirstMisfit then(Supplier<Optional<String>> further) {
        if (first.isEmpty()) {
            first = further.get();
        }
        return this;
    }

    /** Returns the first thing that does not fit. */
    public Optional<String> found() {
        return first;
    }
}
