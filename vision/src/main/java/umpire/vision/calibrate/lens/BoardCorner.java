package umpire.vision.calibrate.lens;

/**
 * A corner of a board and the pixel it was seen at.
 *
 * @param x on the board, in any unit that all corners share
 * @param y on the board
 * @param pixelX in the picture
 * @param pixelY in the picture
 */
public record BoardCorner(double x, double y, double pixelX, double pixelY) {}
