/** Random legal play: in memory at full speed, or physically on the virtual table, seen by the eye and refereed. */
package umpire.proof.selfplay;
