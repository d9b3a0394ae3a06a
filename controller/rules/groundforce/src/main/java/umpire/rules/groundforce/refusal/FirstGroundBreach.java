package umpire.rules.groundforce.refusal;

import java.util.Optional;
import java.util.function.Supplier;
import umpire.rules.groundforce.rulings.GroundBreach;
import umpire.rules.groundforce.rulings.GroundRule;

/** Tries rules in order and keeps the first that is broken. */
final class FirstGroundBreach {
    private Optional<GroundBreach> first = Optional.empty();

    /** What must hold, and what to say where it does not. Nothing is asked after the first breach. */
    FirstGroundBreach needs(GroundRule rule, Supplier<Boolean> holds, Supplier<String> otherwise) {
        if (first.isEmpty() && !holds.get()) {
            first = Optional.of(new GroundBreach(rule, otherwise.get()));
        }
        return this;
    }

    Optional<GroundBreach> found() {
        return first;
    }
}
