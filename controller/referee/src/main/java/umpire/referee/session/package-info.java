/**
 * The game on the table: who sits where, what was accepted, undo, pause, override, and the one step that takes an input and
 * answers what to record and what to say.
 *
 * <p>What is recorded goes through one fold, live and after a restart alike, so both lead to the same game. What is only seen,
 * touched or pointed at is kept apart from it and is lost at a restart without loss to the game.
 */
package umpire.referee.session;
