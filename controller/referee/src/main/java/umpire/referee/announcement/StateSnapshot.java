package umpire.referee.announcement;

/**
 * What the table says at one moment, with the state that it speaks of.
 *
 * @param bulletin everything that the table says
 * @param state how the game stands, secrets included: it stays within the process
 */
public record StateSnapshot<S>(Bulletin bulletin, S state) {}
