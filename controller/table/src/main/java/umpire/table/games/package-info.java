/** The list of games this table knows. A new game changes this list and no other existing file. */
package umpire.table.games;
