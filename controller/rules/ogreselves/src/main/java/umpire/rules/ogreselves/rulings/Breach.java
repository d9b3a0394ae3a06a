package umpire.rules.ogreselves.rulings;

/**
 * Why an action is refused.
 *
 * @param rule the first rule it breaks
 * @param why this case in one sentence
 */
public record Breach(ElfRule rule, String why) {}
