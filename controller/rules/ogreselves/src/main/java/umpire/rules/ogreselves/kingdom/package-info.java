/** The ground of the game: spaces and roads, Valuables and chests, and the variants of the sheet. Knows nothing of play. */
package umpire.rules.ogreselves.kingdom;
