/** Which actions a side has, which of them check forbids, and when a game is over. */
package umpire.rules.ogrechess.legality;
