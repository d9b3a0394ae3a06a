/** Tournaments between players: which of two is stronger, and how certain that is. */
package umpire.proof.tournament;
