/**
 * A second implementation of the game for tests, written from the sheet and the house rulings. It works on words and numbers and measures
 * in other ways than the room's own code.
 */
package umpire.rules.diceland.simple;
