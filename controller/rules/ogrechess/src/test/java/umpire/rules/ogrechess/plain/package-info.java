/**
 * The game once more, written from the sheet for tests: slowly, on a table of text, square by square, and without a line of
 * the code that it is compared with. Rulings are the default ones. Nothing outside the tests may use it.
 */
package umpire.rules.ogrechess.plain;
