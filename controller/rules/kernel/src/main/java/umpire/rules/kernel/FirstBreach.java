package umpire.rules.kernel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Tries rules in order and keeps the first that is broken; nothing is asked after it. Belongs to one thread. */
public final class FirstBreach {
    private Optional<Breach> first = Optional.empty();

    /** Has tried no rule yet. */
    public FirstBreach() {}

    /** What must hold, and what to say where it does not. */
    public FirstBreach needs(Rule rule, BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(new Breach(rule, otherwise.get()));
        }
        return this;
    }

    /** What must hold, where the rule says all there is to say. */
    public FirstBreach needs(Rule rule, BooleanSupplier holds) {
        return needs(rule, holds, rule::says);
    }

    /** Goes on with rules that are tried elsewhere. */
    public FirstBreach then(Supplier<Optional<Breach>> further) {
        if (first.isEmpty()) {
            first = further.get();
        }
        return this;
    }

    /** Returns the first rule that is broken. */
    public Optional<Breach> found() {
        return first;
    }
}
