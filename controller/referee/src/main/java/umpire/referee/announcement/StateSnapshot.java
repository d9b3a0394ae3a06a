package umpire.referee.announcement;

/**
 * The table's snapshot of one moment, with the game state that it describes.
 *
 * @param tableSnapshot everything that the table says
 * @param state the state of the game. It includes secrets and stays within the process
 */
public record StateSnapshot<S>(TableSnapshot tableSnapshot, S state) {}
