/** What becomes of a legal action. */
package umpire.rules.groundforce.turn;
