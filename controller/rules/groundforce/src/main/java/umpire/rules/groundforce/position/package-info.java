/** A game as it stands: where units stand, which cards are drawn, what is awaited, and what can be done. */
package umpire.rules.groundforce.position;
