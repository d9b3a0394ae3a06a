/**
 * Processes one input: the effect of a look, a press or a command on the game.
 * {@link umpire.referee.session.step.StepContext} collects all entries and lines, and lives no longer than the step.
 */
package umpire.referee.session.step;
