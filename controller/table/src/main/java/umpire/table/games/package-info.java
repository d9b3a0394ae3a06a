/** The list of games this table knows. To add a game, change this list and no other existing file. */
package umpire.table.games;
