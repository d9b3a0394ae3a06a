/** The look of the game: board, pieces, cards and dice. */
package umpire.rules.groundforce.appearance;
