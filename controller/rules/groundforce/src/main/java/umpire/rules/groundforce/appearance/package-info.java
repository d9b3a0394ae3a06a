/** How the game looks: board, pieces, cards and dice, and what stands on the table in a state. */
package umpire.rules.groundforce.appearance;
