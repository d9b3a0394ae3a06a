/** A command's output on a terminal: progress, interrupts and failures. */
package umpire.command.console;
