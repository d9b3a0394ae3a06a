/** The equipment of a game: board, armies, cards and dice, and the data files that describe them. */
package umpire.rules.groundforce.battlefield;
