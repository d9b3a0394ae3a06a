/**
 * Calibration of the camera while the table runs, for the page {@code /rig}. The camera's pictures go to the calibration while the game
 * waits. An accepted lens is written to the rig file, whose old versions are kept.
 */
package umpire.table.rig;
