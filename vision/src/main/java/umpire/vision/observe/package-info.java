/**
 * From a frame to an observation: which piece stands where, which place is seen empty, where a hand or a die is. Says only what is
 * seen, never what was played; what cannot be judged is hidden, never empty. Same frames in, same observations out.
 *
 * <p>Here are the eye, what comes of a look, and what asks about the whole picture. The rooms, each of which may see those before it:
 * {@code motion} tells what changed, {@code places} what of the sheet is bare, {@code dice} where dice lie, and {@code pieces} which piece
 * stands where and what all of them hide. None of them sees the eye.
 *
 * <p>Constants that are called chosen are held together by the golden pictures and by the scenes in the tests of the virtual table.
 */
package umpire.vision.observe;
