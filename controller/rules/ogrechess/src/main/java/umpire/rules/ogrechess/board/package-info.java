/** The board: squares, units, and where they stand. */
package umpire.rules.ogrechess.board;
