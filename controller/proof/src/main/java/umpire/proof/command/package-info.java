/** The commands that prove and time: they are there where this room is on the class path, which it is not for a running table. */
package umpire.proof.command;
