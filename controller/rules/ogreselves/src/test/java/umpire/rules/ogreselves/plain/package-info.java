/** A second implementation of the game for tests, written from the sheet and the house rulings on plain lists of words. */
package umpire.rules.ogreselves.plain;
