/**
 * Dice seen in a picture: which spots make up a face, whether a die's body is round it, and whether it lies flat. A face that has a
 * rival or is seen too much from the side is left open and never guessed.
 */
package umpire.vision.detect.faces;
