/**
 * Reads tags and dice in a picture, in its own pixels. Knows no board, no game, and no millimetres except a scale. An uncertain face is
 * left open and never guessed.
 *
 * <p>This package holds what its subpackages share: pixels, levels, and the trace of candidates. Each subpackage may use those before it.
 * {@code tags} reads square tags. {@code dice} holds the data of a die. {@code pips} finds single round spots. {@code faces} combines spots
 * into dice.
 *
 * <p>Each threshold of recognition is a {@link Threshold} in a record that its stage receives. The comment of a constant says whether it
 * follows from the geometry of a die or a tag, is OpenCV's, or was chosen. Chosen values are tested together, not singly: by the virtual
 * table's tests with dice in bad light and leaning dice, and by this module's photographs and golden pictures.
 */
package umpire.vision.detect;
