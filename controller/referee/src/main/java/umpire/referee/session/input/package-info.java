/** The inputs of a session: looks, presses, commands, time; and the answers to commands. */
package umpire.referee.session.input;
