/**
 * The ground of the game: spaces and roads, Valuables and chests, and the variants of the sheet. Nothing here depends on how the game is
 * played.
 */
package umpire.rules.ogreselves.kingdom;
