/**
 * Calibrates a camera's lens from pictures of a board: reads the pictures, finds the board, and judges the set. The result is a report;
 * this package writes no rig file.
 */
package umpire.vision.calibrate;
