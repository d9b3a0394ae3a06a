/**
 * The game on the table: one value that takes an input and returns what to record and what to say.
 *
 * <p> Package {@code input} holds the inputs, and {@code record} the permanent entries. The {@code state} has two
 * halves. One fold computes the recorded half from the entries, during play and after a restart alike. The perceived
 * half is looks, touches and choices, and may be lost at a restart. A {@code step} changes the state by a look, a press
 * or a command. Package {@code dice} reads dice at rest, and {@code choice} holds the options of buttons and touches.
 * Package {@code prompt} says what the table waits for, and {@code chronicle} says what happened.
 */
package umpire.referee.session;
