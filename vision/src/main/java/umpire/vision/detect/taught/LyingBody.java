package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * A possible die: the place where the outline of a flat die fits the mask of a body best.
 *
 * @param middle of its upper face
 * @param axes axes of an edge at its upper face, rotated as the die lies
 * @param filled share of the outline that the body covers
 * @param overlap intersection of the body and the outline, as a share of their union
 * @param area the body's area as a share of the outline's area
 * @param contrast the body's difference from the ground, in levels
 */
record LyingBody(Pixel middle, PlaneAxes axes, double filled, double overlap, double area, double contrast) {}
