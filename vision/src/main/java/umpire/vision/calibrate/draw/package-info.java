/** Draws charts of a calibration for people: where the board was seen, and the error of the lens on the table. */
package umpire.vision.calibrate.draw;
