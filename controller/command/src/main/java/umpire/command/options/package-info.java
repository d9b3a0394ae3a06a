/** Options that several commands share. */
package umpire.command.options;
