/**
 * Says what the table waits for, in words and by the places it points at: what cannot be seen, what is to be put right, what was begun,
 * what to roll or to choose. It reads the session's state and changes nothing.
 */
package umpire.referee.session.prompt;
