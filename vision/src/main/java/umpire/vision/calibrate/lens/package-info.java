/**
 * The arithmetic of a calibration: a lens and the poses of a board, found together so that every seen corner is met as nearly as
 * can be, with how sure each number is. Numbers in, numbers out: knows no picture and no file, and of OpenCV nothing but
 * the homography that a pose begins with.
 */
package umpire.vision.calibrate.lens;
