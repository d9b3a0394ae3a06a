package umpire.player;

/**
 * An action and what is to be hoped for from it.
 *
 * @param chance of winning after it, from 0 to 1, as far as it was thought through; where all play together, how well they may do
 * @param tried how many play-outs went through it
 */
public record Ranked<A>(A action, double chance, int tried) {}
