package umpire.vision.detect.taught;

import umpire.vision.detect.Pixel;
import umpire.vision.detect.numerals.PlaneAxes;

/**
 * What may be a die: the place at which a flat one's outline fits best what is no ground.
 *
 * @param middle of its upper face
 * @param axes of an edge there, turned as it lies
 * @param filled how much of the outline is body
 * @param overlap what is body and within the outline, as a share of what is either
 * @param area of the body, as a share of the outline's
 * @param contrast by how much it differs from the ground, in levels
 */
record LyingBody(Pixel middle, PlaneAxes axes, double filled, double overlap, double area, double contrast) {}
