package umpire.vision.twin.camera;

/**
 * How far the camera was knocked out of its place.
 *
 * @param xMm moved to the right
 * @param yMm moved away from seat South
 * @param zMm moved up
 * @param tiltXDeg tilted about the picture's horizontal
 * @param tiltYDeg tilted about the picture's vertical
 * @param rollDeg turned about the line of sight
 */
public record CameraBump(double xMm, double yMm, double zMm, double tiltXDeg, double tiltYDeg, double rollDeg) {
    public static final CameraBump NONE = new CameraBump(0, 0, 0, 0, 0, 0);
}
