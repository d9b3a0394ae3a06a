/**
 * Composes the prompt, in words and places to point at: hidden places, corrections, unfinished moves, rolls and
 * choices. Reads the session's state and changes nothing.
 */
package umpire.referee.session.prompt;
