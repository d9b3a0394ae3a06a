/**
 * Turns frames into observations: which piece stands where, which place is empty, where a hand or a die is. It reports what is seen, never
 * what was played. A place that cannot be judged is hidden, never empty. The same frames give the same observations.
 *
 * <p>This package holds the eye, its results, and the checks of the whole picture. Each subpackage may use those before it. {@code motion}
 * detects changes. {@code places} finds bare places of the sheet. {@code dice} reads dice. {@code pieces} locates pieces and the areas that
 * bodies hide. None of them depends on the eye.
 *
 * <p>Constants marked as chosen are tested together, by the golden pictures and by the scenes in the tests of the virtual table.
 */
package umpire.vision.observe;
