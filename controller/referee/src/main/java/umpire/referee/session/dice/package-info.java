/**
 * What dice at rest answer to a roll that is awaited: complete, too few, or unclear because one leans or cannot be read. A face is
 * never guessed; people may name it.
 */
package umpire.referee.session.dice;
