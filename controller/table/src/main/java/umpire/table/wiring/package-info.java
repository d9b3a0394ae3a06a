/** Builds the running table from its parts and closes it again. Contains no logic of any game. */
package umpire.table.wiring;
