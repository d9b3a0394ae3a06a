/**
 * Reads dice by their pips: which spots form a face, whether the body of a die is around it, and whether it lies flat. A face with a rival,
 * or seen too much from the side, is left open and never guessed.
 */
package umpire.vision.detect.faces;
