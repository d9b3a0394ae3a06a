/**
 * Who plays at the virtual table without being a person: hands that move its pieces, and a player who chooses at random. It
 * knows what the table announces, as any player does, and never the session or the journal.
 */
package umpire.robot;
