/**
 * The game on the table: who sits where, what was accepted, undo, pause, override, and the one step that takes an input and
 * answers what to record and what to say.
 */
package umpire.referee.sitting;
