/** The verbs of the command line: each reads its options, does one thing and reports. */
package umpire.command;
