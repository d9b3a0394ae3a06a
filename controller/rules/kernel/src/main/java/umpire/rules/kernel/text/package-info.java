/**
 * Notation: words, lists, parts and sentences, each described once for writing and reading. It serves all games and
 * knows none.
 */
package umpire.rules.kernel.text;
