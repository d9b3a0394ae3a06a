/**
 * Dice that a house has taught its table: bodies that lie on it, their upper faces as squares of one tone, and which taught face such a square
 * is. Knows no table and no game.
 */
package umpire.vision.detect.taught;
