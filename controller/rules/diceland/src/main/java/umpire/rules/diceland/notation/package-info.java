/** Writes and reads actions and whole positions, one line each. */
package umpire.rules.diceland.notation;
