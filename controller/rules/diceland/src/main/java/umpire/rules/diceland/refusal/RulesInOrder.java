package umpire.rules.diceland.refusal;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import umpire.rules.diceland.rulings.DicelandBreach;
import umpire.rules.diceland.rulings.DicelandRule;

/** Tries rules in order and keeps the first that is broken. */
final class RulesInOrder {
    private Optional<DicelandBreach> first = Optional.empty();

    /** What must hold, and what to say where it does not. Nothing is asked after the first breach. */
    RulesInOrder needs(DicelandRule rule, BooleanSupplier holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.getAsBoolean()) {
            first = Optional.of(new DicelandBreach(rule, otherwise.get()));
        }
        return this;
    }

    Optional<DicelandBreach> found() {
        return first;
    }
}
