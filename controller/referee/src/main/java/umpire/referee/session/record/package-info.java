/** What the journal keeps of a game, and nothing that was only seen: its entries, and how the players want their table. */
package umpire.referee.session.record;
