package umpire.vision.calibrate.board;

import umpire.vision.detect.Pixel;

/**
 * A point of a board where four squares meet, found in a picture.
 *
 * @param column of the point, counted from 0 along the board's rows
 * @param row of the point
 * @param pixel where it is seen
 * @param blurPx how wide the sharper of the two edges through it is: standard deviation
 * @param smearPx how wide the other edge is; much wider where the board or the camera moved
 */
public record SeenCorner(int column, int row, Pixel pixel, double blurPx, double smearPx) {}
