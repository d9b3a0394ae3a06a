/** Everything that can reach a session: looks, presses, commands, time; and how a command is answered. */
package umpire.referee.session.input;
