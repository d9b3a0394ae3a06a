/**
 * A settled look and the legal actions become a reading.
 *
 * <p>This room asks which explanation fits what is seen: nothing happened, a legal action or a short sequence of them, taking
 * back, tidying up after what was accepted. An explanation counts only when everything it changes is in clear view. Two explanations, or a
 * hidden place between them, mean waiting or asking; this room never guesses, and it knows no game but through the kernel.
 */
package umpire.referee.reading;
