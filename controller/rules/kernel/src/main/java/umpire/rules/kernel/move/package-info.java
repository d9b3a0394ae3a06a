/** A game as a table of moves: what is said of one kind of action is said in one place. */
package umpire.rules.kernel.move;
