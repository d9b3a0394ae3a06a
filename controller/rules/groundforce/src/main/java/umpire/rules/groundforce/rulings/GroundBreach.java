package umpire.rules.groundforce.rulings;

/**
 * A rule that an action breaks.
 *
 * @param rule the first one
 * @param why this case in one sentence
 */
public record GroundBreach(GroundRule rule, String why) {}
