package umpire.rules.kernel;

import java.util.Optional;

/**
 * The reason why an action is refused.
 *
 * @param rule the first rule it breaks
 * @param why the reason in this case, in one sentence
 */
public record Breach(Rule rule, String why) {
    /** A breach whose reason is the rule's own sentence. */
    public static Breach of(Rule rule) {
        return new Breach(rule, rule.says());
    }

    /** Returns a breach in the form in which a search for breaches returns it. */
    public static Optional<Breach> refusal(Rule rule, String why) {
        return Optional.of(new Breach(rule, why));
    }

    /** Returns the verdict on an action that breaks the rule. */
    public <S, A> Verdict<S, A> refuses(S state, A action) {
        return new Verdict.Refused<>(rule, action, state, why);
    }
}
