package umpire.vision.twin.camera;

/**
 * The settings of a shot.
 *
 * @param defocusPx standard deviation of the lens's blur, in pixels of the frame
 * @param noiseSigma standard deviation of the sensor's noise, in grey levels of 255
 * @param exposureMs the exposure time
 * @param flicker of the lamps, which a rolling shutter shows as bands
 * @param drift of the white balance
 */
public record ShotSettings(
        double defocusPx, double noiseSigma, double exposureMs, LampFlicker flicker, ColourDrift drift) {
    /** A camera in focus in a lit room. */
    public static final ShotSettings SHARP = new ShotSettings(0.5, 2.0, 12);

    /** Makes settings without flicker and drift. */
    public ShotSettings(double defocusPx, double noiseSigma, double exposureMs) {
        this(defocusPx, noiseSigma, exposureMs, LampFlicker.NONE, ColourDrift.NONE);
    }

    public ShotSettings {
        if (!(defocusPx >= 0) || !(noiseSigma >= 0) || !(exposureMs >= 0)) {
            throw new IllegalArgumentException("blur, noise and exposure are not negative");
        }
    }
}
