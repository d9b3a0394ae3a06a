/** Carries actions out and says what happened: the Elf's part, the Ogres' part, and whose turn it is then. */
package umpire.rules.ogreselves.turn;
