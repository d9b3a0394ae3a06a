package umpire.rules.kernel;

/**
 * An attack under way, or one that threatens what must not be lost: who strikes at whom.
 *
 * @param from where it comes from
 * @param at the place that is struck
 */
public record Strike(Place from, Place at) {}
