/**
 * The arithmetic of a calibration. It finds the lens and the poses of a board that best fit all seen corners, and the uncertainty of each
 * number. Pure functions over numbers; of OpenCV it uses only the homography for the first pose.
 */
package umpire.vision.calibrate.lens;
