package umpire.referee.announcement;

/**
 * The bulletin of one moment, with the state that it speaks of.
 *
 * @param bulletin everything that the table says
 * @param state the state of the game. It includes secrets and stays within the process
 */
public record StateSnapshot<S>(Bulletin bulletin, S state) {}
