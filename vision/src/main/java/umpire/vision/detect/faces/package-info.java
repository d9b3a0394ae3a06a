/**
 * Reads dice by their pips: which spots form a face, whether the body of a die is around it, and whether it lies flat. A face is left open,
 * and never guessed, if another face is as likely or if it is seen too much from the side.
 */
package umpire.vision.detect.faces;
