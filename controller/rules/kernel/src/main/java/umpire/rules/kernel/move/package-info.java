/** A game as a table of moves: all code for one type of action is in one place. */
package umpire.rules.kernel.move;
