/**
 * A second implementation of the game for tests, written from the sheet. It works slowly, square by square, on a table of text, and shares
 * no code with the game. Rulings are the default ones. Nothing outside the tests may use it.
 */
package umpire.rules.ogrechess.plain;
