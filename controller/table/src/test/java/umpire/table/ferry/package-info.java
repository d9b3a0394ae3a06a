/** A second game, to test a change of game. */
package umpire.table.ferry;
