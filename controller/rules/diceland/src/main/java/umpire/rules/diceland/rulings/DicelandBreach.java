package umpire.rules.diceland.rulings;

/**
 * Why an action is refused.
 *
 * @param rule the first rule it breaks
 * @param why this case in one sentence
 */
public record DicelandBreach(DicelandRule rule, String why) {}
