package umpire.referee.announcement;

/**
 * The snapshot of one moment, with the state that it speaks of.
 *
 * @param tableSnapshot everything that the table says
 * @param state the state of the game. It includes secrets and stays within the process
 */
public record StateSnapshot<S>(TableSnapshot tableSnapshot, S state) {}
