/**
 * Whether a set of pictures carries a calibration: what does not fit is left out with the reason, the lens is tried on pictures it
 * was not made from, its errors are told in millimetres on the table, and a set that cannot carry one is refused, saying why. Knows
 * no picture, only the corners that were found.
 */
package umpire.vision.calibrate.review;
