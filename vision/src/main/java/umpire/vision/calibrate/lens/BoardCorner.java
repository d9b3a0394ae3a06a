package umpire.vision.calibrate.lens;

/**
 * A corner of a board and the pixel it was seen at.
 *
 * @param x its place on the board, in any unit that all corners share
 * @param y its place on the board
 * @param pixelX column of the pixel
 * @param pixelY row of the pixel
 */
public record BoardCorner(double x, double y, double pixelX, double pixelY) {}
