/**
 * The question about the board of another game, laid in place of this game's. It knows the other game only by its
 * title, and does not change the present one.
 */
package umpire.referee.session.board;
