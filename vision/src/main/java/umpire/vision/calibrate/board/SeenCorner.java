package umpire.vision.calibrate.board;

import umpire.vision.detect.Pixel;

/**
 * A point of a board where four squares meet, found in a picture.
 *
 * @param column of the point, counted from 0 along the board's rows
 * @param row of the point
 * @param pixel the point in the picture
 * @param blurPx standard deviation of the sharper of its two edges
 * @param smearPx standard deviation of the other edge; much larger if the board or the camera moved
 */
public record SeenCorner(int column, int row, Pixel pixel, double blurPx, double smearPx) {}
