package umpire.rules.kernel;

/**
 * An attack under way, or a threat to a piece that must not be lost.
 *
 * @param from the place of the attacker
 * @param at the place of the target
 */
public record AttackArrow(Place from, Place at) {}
