/**
 * Prints a game's box to scale: its board whole or in tiles, its pieces and dice with cut and fold lines, and a contents page with advice
 * for each.
 */
package umpire.drawing.sheet;
