/**
 * Combines presence sensors under the board with the camera: one claim for each place, and the sensors to ignore.
 *
 * <p> A sensor says that a piece stands above it, and never which piece. Where the two disagree nothing is guessed:
 * people are asked about the place, or the sensor is ignored. Methods get the present time as an argument.
 */
package umpire.referee.presence;
