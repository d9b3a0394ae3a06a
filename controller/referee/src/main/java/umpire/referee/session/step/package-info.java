/**
 * Takes one input to its end: what a look, a press or a command does to the game. All that is recorded and told on the way is gathered
 * in {@link umpire.referee.session.step.StepContext}, which lives no longer than the step.
 */
package umpire.referee.session.step;
