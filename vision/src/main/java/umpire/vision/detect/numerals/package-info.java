/**
 * Dice of ten by their numerals. A net finds bodies in the gradients of the picture, a second one reads the upper kite in the turn in
 * which it is surest, and the numeral's holes have a say that is independent of both. A third net looks at the whole die round the kite
 * that was read, and says whether it lies on a face: of a die that leans no face counts. Knows no table: where things are in
 * millimetres is told by whoever asks.
 *
 * <p>The nets that come with the program, {@code numerals.net}, were made by {@code ./umpire numerals --train FILE}, seed 1, and the third
 * one by {@code ./umpire numerals --train FILE --nets FILE} out of the two others,
 * both before dark pictures were smoothed: made anew they differ a little.
 */
package umpire.vision.detect.numerals;
