package umpire.rules.ogrechess.rulings;

import java.util.Optional;

/** A broken rule and this case of it in one sentence. */
public record Violation(SheetRule rule, String why) {
    public static Optional<Violation> refusal(SheetRule rule, String why) {
        return Optional.of(new Violation(rule, why));
    }
}
