/** Puts the running table together from its parts and takes it apart again. Decides nothing about any game. */
package umpire.table.wiring;
