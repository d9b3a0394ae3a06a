/**
 * Reads ten-sided dice by their numerals. One net finds bodies in the gradients of the picture. A second net reads the upper kite in the
 * rotation with the highest answer. The numeral's holes are an independent check of both. A third net looks at the whole die around the
 * kite and tells whether it lies on a face; a leaning die has no face. Knows no table: callers supply the scale.
 *
 * <p>The nets of the program, {@code numerals.net}, were made by {@code ./umpire numerals --train FILE}, seed 1. The third net was made by
 * {@code ./umpire numerals --train FILE --nets FILE} from the two others. Both trainings were done before dark pictures were smoothed, so a
 * new training gives slightly different nets.
 *
 * <p>{@link umpire.vision.detect.numerals.DieNet} reads whole dice with a convolutional network, {@code die.onnx}, made by
 * {@code vision/training}. {@link umpire.vision.detect.numerals.NumeralReader} does not ask it yet.
 */
package umpire.vision.detect.numerals;
