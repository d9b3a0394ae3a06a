/**
 * Locates the pieces, detects held and leaning ones, and computes the areas that pieces and dice cover and hide. Reports where a body is,
 * never whether it may be there.
 */
package umpire.vision.observe.pieces;
