/**
 * Drawings of a game put together to SVG texts in millimetres: a board with its places, a piece's face with its tag, a die's face. Pure but
 * for the files of drawings, which are read once.
 */
package umpire.drawing.svg;
