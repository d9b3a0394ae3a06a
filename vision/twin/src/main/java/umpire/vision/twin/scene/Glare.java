package umpire.vision.twin.scene;

/**
 * A reflection of a lamp on the table: a soft spot that hides the print.
 *
 * @param xMm of its centre
 * @param yMm of its centre
 * @param radiusMm the distance at which it has faded to a third
 * @param strength added at the centre, as a share of white: 1 saturates everything
 */
public record Glare(double xMm, double yMm, double radiusMm, double strength) {}
