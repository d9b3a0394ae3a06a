/**
 * Draws a game as SVG in millimetres: a board with its places, a piece's face with its tag, a die's face. Pure, except that files of
 * drawings are read once.
 */
package umpire.drawing.svg;
