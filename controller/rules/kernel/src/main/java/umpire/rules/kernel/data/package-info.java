/**
 * A game's replaceable data as the game reads it: a tree that somebody else made of a file, with the line of each part, so that
 * whatever is wrong is told where it is.
 */
package umpire.rules.kernel.data;
