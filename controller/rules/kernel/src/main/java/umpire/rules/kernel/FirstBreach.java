package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Tests rules in order and keeps the first breach. Later conditions are not evaluated. Belongs to one thread. */
public final class FirstBreach {
    private Optional<Breach> first = Optional.empty();

    public FirstBreach() {}

    /** Adds a condition that must hold, and the sentence for a breach. */
    public FirstBreach needs(Rule rule, BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(new Breach(rule, otherwise.get()));
        }
        return this;
    }

    /** Adds a condition that must hold. The rule's own sentence explains a breach. */
    public FirstBreach needs(Rule rule, BooleanSupplier holds) {
        return needs(rule, holds, rule::says);
    }

    /** Continues with conditions that are tested elsewhere. */
    public FirstBreach then(Supplier<Optional<Breach>> further) {
        if (first.isEmpty()) {
            first = further.get();
        }
        return this;
    }

    /** Returns the first breach; empty if there is none. */
    public Optional<Breach> found() {
        return first;
    }
}
