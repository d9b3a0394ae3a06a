/**
 * Decides whether a set of pictures gives a calibration. Pictures that do not fit are left out with a reason. The lens is tested on
 * pictures that it was not made from. Its error is reported in millimetres on the table. A set that gives no calibration is refused with a
 * reason. Knows only the corners found, not the pictures.
 */
package umpire.vision.calibrate.review;
