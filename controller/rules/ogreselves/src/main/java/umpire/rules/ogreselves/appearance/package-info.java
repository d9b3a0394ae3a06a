/** The look of the game: its sheet, pieces, die and drawings. */
package umpire.rules.ogreselves.appearance;
