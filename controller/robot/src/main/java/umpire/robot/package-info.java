/**
 * Robots at the virtual table: hands that move its pieces, and a player that chooses at random. They know what the table announces, as any
 * player does, but not the session or the journal.
 */
package umpire.robot;
