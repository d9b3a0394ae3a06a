/**
 * Turns a settled look and the legal actions into a reading.
 *
 * <p>This package finds the explanation that fits the scene: nothing happened, a legal action or a short sequence of
 * them, taking back, or tidying up after an accepted action. An explanation counts only when everything it changes is
 * in clear view. Two explanations, or a hidden place between them, mean asking or waiting. This package never guesses,
 * and knows games only through the kernel.
 */
package umpire.referee.reading;
