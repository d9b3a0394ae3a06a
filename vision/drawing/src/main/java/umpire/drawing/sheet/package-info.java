/**
 * A game's box on paper: its board whole or in tiles, its pieces and dice with cut and fold lines, to scale, with a page that says what to do
 * with each.
 */
package umpire.drawing.sheet;
