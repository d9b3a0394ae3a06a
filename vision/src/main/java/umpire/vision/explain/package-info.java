/**
 * Explains on the picture why it was read as it was: the results of each stage, and the candidates ruled out with the reasons. For people;
 * no reading depends on it.
 */
package umpire.vision.explain;
