/**
 * From a frame to an observation: which piece stands where, which place is seen empty, where a hand or a die is. Says only what is
 * seen, never what was played; what cannot be judged is hidden, never empty. Same frames in, same observations out.
 *
 * <p>Constants that are called chosen are held together by the golden pictures and by the scenes in the tests of the virtual table.
 */
package umpire.vision.observe;
