/** Labelled pictures, and the accuracy of readings on them with given thresholds. */
package umpire.proof.pictures;
