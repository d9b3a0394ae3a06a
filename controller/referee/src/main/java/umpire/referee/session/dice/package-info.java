/**
 * Reads the dice at rest as the answer to an awaited roll: complete, too few, or unclear because a die is cocked or
 * unread. A face is never guessed; people may name it.
 */
package umpire.referee.session.dice;
