/** The state of a game and what may be done in it. Values only; nothing here decides what is allowed. */
package umpire.rules.diceland.position;
