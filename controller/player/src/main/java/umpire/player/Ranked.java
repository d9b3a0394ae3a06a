package umpire.player;

/**
 * An action and its chance.
 *
 * @param chance of winning after it, from 0 to 1, by the play-outs; in a game that all play together, the expected result
 * @param tried how many play-outs went through it
 */
public record Ranked<A>(A action, double chance, int tried) {}
