/** A calibration as pictures for people: where the board was seen, and how far off the lens may put a point of the table. */
package umpire.vision.calibrate.draw;
