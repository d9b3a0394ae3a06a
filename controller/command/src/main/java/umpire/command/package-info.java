/** The commands of the command line. Each reads its options, does one thing and reports. */
package umpire.command;
