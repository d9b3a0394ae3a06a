/**
 * Dice of ten by their numerals. A net finds bodies in the gradients of the picture, a second one reads the upper kite in the turn in
 * which it is surest, and the numeral's holes have a say that is independent of both. Knows no table: where things are in
 * millimetres is told by whoever asks.
 */
package umpire.vision.detect.numerals;
