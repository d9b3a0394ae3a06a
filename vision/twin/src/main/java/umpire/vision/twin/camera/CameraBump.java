package umpire.vision.twin.camera;

/**
 * A displacement of the camera.
 *
 * @param xMm shift to the right
 * @param yMm shift away from seat South
 * @param zMm shift up
 * @param tiltXDeg tilt about the picture's horizontal
 * @param tiltYDeg tilt about the picture's vertical
 * @param rollDeg rotation about the line of sight
 */
public record CameraBump(double xMm, double yMm, double zMm, double tiltXDeg, double tiltYDeg, double rollDeg) {
    public static final CameraBump NONE = new CameraBump(0, 0, 0, 0, 0, 0);
}
