package umpire.rules.kernel;

/**
 * A point in a board's own frame.
 *
 * @param xMm to the right of the board's centre
 * @param yMm away from the board's near edge, from its centre
 */
public record Point(double xMm, double yMm) {}
