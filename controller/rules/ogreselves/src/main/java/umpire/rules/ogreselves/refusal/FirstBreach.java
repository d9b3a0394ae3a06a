package umpire.rules.ogreselves.refusal;

import java.util.Optional;
import java.util.function.Supplier;
import umpire.rules.ogreselves.rulings.Breach;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Tries rules in order and keeps the first that is broken. */
final class FirstBreach {
    private Optional<Breach> first = Optional.empty();

    /** What must hold, and what to say where it does not. Nothing is asked after the first breach. */
    FirstBreach needs(ElfRule rule, Supplier<Boolean> holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.get()) {
            first = Optional.of(new Breach(rule, otherwise.get()));
        }
        return this;
    }

    Optional<Breach> found() {
        return first;
    }
}
