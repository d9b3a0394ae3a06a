/** Solves small systems of linear equations for corner and lens fits. Pure functions over numbers. */
package umpire.vision.calibrate.equations;
