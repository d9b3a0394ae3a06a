/**
 * What a picture shows, in its own pixels: tags and dice. Knows no millimetres beyond a scale, no board and no game; a doubtful
 * face is left open and never guessed.
 *
 * <p>Here is what its rooms share: pixels, levels between them, and what is told of candidates on the way. The rooms, each of which may
 * see those before it: {@code tags} reads square tags, {@code dice} says what is known of a die, {@code pips} finds single round spots,
 * and {@code faces} makes dice of them.
 *
 * <p>A number that decides what counts as seen is a {@link Threshold} in a record of its stage, which that is handed when it is made. A
 * constant beside them says whether it follows from the geometry of a die or a tag, is OpenCV's, or was chosen. Chosen ones are held
 * together and not each by itself: by the tables full of dice in bad light and of leaning dice in the tests of the virtual
 * table, and by the photographs and golden pictures in the tests of this module.
 */
package umpire.vision.detect;
