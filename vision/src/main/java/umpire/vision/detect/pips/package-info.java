/**
 * Finds single round spots in a picture that may be pips, and measures them and their surroundings. Does not tell which face a spot is on,
 * or whether there is a die at all.
 */
package umpire.vision.detect.pips;
