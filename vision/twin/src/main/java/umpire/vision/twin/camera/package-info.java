/**
 * Simulates a camera: the projection of its lens, the blur and noise of its sensor, a bump, and a calibration board held before it. Knows
 * nothing of game boards, pieces and dice.
 */
package umpire.vision.twin.camera;
