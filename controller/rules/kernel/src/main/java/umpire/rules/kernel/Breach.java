package umpire.rules.kernel;

import java.util.Optional;

/**
 * Why an action is refused.
 *
 * @param rule the first rule it breaks
 * @param why this case in one sentence
 */
public record Breach(Rule rule, String why) {
    /** A breach of which the rule says all there is to say. */
    public static Breach of(Rule rule) {
        return new Breach(rule, rule.says());
    }

    /** Says that a rule is broken, where one is looked for. */
    public static Optional<Breach> refusal(Rule rule, String why) {
        return Optional.of(new Breach(rule, why));
    }

    /** Returns the verdict on an action that breaks the rule. */
    public <S, A> Verdict<S, A> refuses(S state, A action) {
        return new Verdict.Refused<>(rule, action, state, why);
    }
}
