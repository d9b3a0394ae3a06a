/** Random legal play: in memory at full speed, or on the virtual table through the camera and the referee. */
package umpire.proof.selfplay;
