package umpire.vision.twin.camera;

/**
 * How the camera takes the picture.
 *
 * @param defocusPx standard deviation of the blur by the lens, in pixels of the frame
 * @param noiseSigma standard deviation of the sensor's noise, in grey levels of 255
 * @param exposureMs for how long the shutter is open
 */
public record ShotSettings(double defocusPx, double noiseSigma, double exposureMs) {
    /** A camera in focus in a lit room. */
    public static final ShotSettings SHARP = new ShotSettings(0.5, 2.0, 12);

    public ShotSettings {
        if (!(defocusPx >= 0) || !(noiseSigma >= 0) || !(exposureMs >= 0)) {
            throw new IllegalArgumentException("blur, noise and exposure are not negative");
        }
    }
}
