/**
 * The boards of other games: what is asked when one lies where this game's was. It knows such a game by its title alone, and touches
 * nothing of the one that is played.
 */
package umpire.referee.session.board;
