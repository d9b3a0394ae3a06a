/**
 * An evening as the referee met it: every look, press and command with its time, one JSON line each, packed. Fed to a fresh
 * session it gives the same entries, so a wrong reading can be looked into at any other machine.
 */
package umpire.recording;
