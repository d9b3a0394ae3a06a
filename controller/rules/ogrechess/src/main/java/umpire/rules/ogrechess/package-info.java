/**
 * Ogre Chess, after the sheet of Joshua Megerman: its state, actions, rules and notation. Where the sheet is silent, a named
 * house ruling answers, see {@code docs/games/ogre-chess.md}.
 */
package umpire.rules.ogrechess;
