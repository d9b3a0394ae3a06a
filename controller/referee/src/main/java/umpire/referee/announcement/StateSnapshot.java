package umpire.referee.announcement;

/**
 * The announcements of one moment, with the state that they speak of.
 *
 * @param bulletin everything that the table says
 * @param state how the game stands, secrets included: it stays within the process
 */
public record StateSnapshot<S>(Bulletin bulletin, S state) {}
