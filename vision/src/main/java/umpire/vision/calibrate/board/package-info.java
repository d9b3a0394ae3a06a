/**
 * Finds the corners of calibration boards in pictures, to a few hundredths of a pixel, and recognises boards of unknown size. Knows
 * OpenCV's tags and chessboards, and nothing of lenses.
 */
package umpire.vision.calibrate.board;
