/**
 * Recordings of a referee's inputs: every observation, press and command with its time, as compressed JSON lines. A new session with the
 * same inputs makes the same entries, so a wrong reading can be debugged on another machine.
 */
package umpire.recording;
