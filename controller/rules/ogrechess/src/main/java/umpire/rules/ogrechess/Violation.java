package umpire.rules.ogrechess;

import java.util.Optional;

/** A broken rule and this case of it in one sentence. */
record Violation(SheetRule rule, String why) {
    static Optional<Violation> refusal(SheetRule rule, String why) {
        return Optional.of(new Violation(rule, why));
    }
}
