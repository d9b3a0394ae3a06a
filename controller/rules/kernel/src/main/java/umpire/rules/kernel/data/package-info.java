/**
 * A game's replaceable data: a tree parsed from a file, with the line of each part, so that messages can name the place
 * of an error.
 */
package umpire.rules.kernel.data;
