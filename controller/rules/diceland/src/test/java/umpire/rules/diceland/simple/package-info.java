/**
 * The game once more, written from the sheet and the house's answers on words and numbers, with other ways to measure, and compared with the
 * room's own.
 */
package umpire.rules.diceland.simple;
