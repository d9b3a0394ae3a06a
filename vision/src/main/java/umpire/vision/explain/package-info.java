/**
 * Explains to people why a picture was read as it was: it draws the results of each stage, and the candidates that were ruled out with the
 * reasons. No reading depends on it.
 */
package umpire.vision.explain;
