/**
 * Calibration boards: what they look like, and where their corners are in a picture, to a few hundredths of a pixel. Knows OpenCV's
 * tags and chessboards; knows nothing of lenses. A board whose squares nobody counted is recognised by looking.
 */
package umpire.vision.calibrate.board;
