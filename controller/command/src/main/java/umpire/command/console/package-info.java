/** What a command says on a terminal while it works, when it is interrupted and when it fails. */
package umpire.command.console;
