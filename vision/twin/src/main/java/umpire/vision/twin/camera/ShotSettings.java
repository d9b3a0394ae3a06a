package umpire.vision.twin.camera;

/**
 * How the camera takes the picture.
 *
 * @param defocusPx standard deviation of the blur by the lens, in pixels of the frame
 * @param noiseSigma standard deviation of the sensor's noise, in grey levels of 255
 * @param exposureMs for how long the shutter is open
 * @param flicker of the lamps, which a sensor read row by row sees as bands
 * @param drift of the white balance
 */
public record ShotSettings(
        double defocusPx, double noiseSigma, double exposureMs, LampFlicker flicker, ColourDrift drift) {
    /** A camera in focus in a lit room. */
    public static final ShotSettings SHARP = new ShotSettings(0.5, 2.0, 12);

    /** The same in even light, of a camera that leaves its white balance alone. */
    public ShotSettings(double defocusPx, double noiseSigma, double exposureMs) {
        this(defocusPx, noiseSigma, exposureMs, LampFlicker.NONE, ColourDrift.NONE);
    }

    public ShotSettings {
        if (!(defocusPx >= 0) || !(noiseSigma >= 0) || !(exposureMs >= 0)) {
            throw new IllegalArgumentException("blur, noise and exposure are not negative");
        }
    }
}
