/**
 * From a frame to an observation: which piece stands where, which place is seen empty, where a hand or a die is. Says only what is
 * seen, never what was played; what cannot be judged is hidden, never empty. Same frames in, same observations out.
 */
package umpire.vision.observe;
