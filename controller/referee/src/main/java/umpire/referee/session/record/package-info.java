/**
 * The permanent record of a game: the entries of the journal, and the players' settings. It holds nothing that was only
 * seen.
 */
package umpire.referee.session.record;
